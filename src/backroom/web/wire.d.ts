// Written by tools/build_wire_types.mjs from docs/protocol.schema.json. Not by hand.

export type Wire =
  | Command
  | Message
  | Sit
  | Leave
  | Ready
  | Start
  | Act
  | ClosePeek
  | Take
  | Colour
  | PutBack
  | Confirm
  | Onward
  | Remove
  | PutBot
  | Level
  | StandIn
  | PassHost
  | Lock
  | Vote
  | EndGame
  | Restart
  | Pause
  | Idle
  | Resume
  | Say
  | Phrase
  | Chat
  | Ping
  | Welcome
  | Roster
  | Rules
  | Ending
  | Peek
  | Helper
  | Phase
  | Free
  | Person
  | Bot
  | Options
  | Talk
  | Ballot
  | Spectator
  | Talked
  | Spoken
  | Written
  | Odds
  | Update
  | SeenDealing
  | Score
  | PastHeist
  | Chips
  | Category
  | SeenPeeking
  | SeenHeist
  | FaceDown
  | Move
  | Named
  | Unnamed
  | SeenTurning
  | SeenChips
  | SeenHeistOver
  | Shown
  | SeenGameOver
  | Dealt
  | YourCards
  | PeekClosed
  | Turned
  | ChipsOpened
  | Took
  | WasPutBack
  | Confirmed
  | RoundEnded
  | Showdown
  | WentOnward
  | GameEnded
  | Waiting
  | Done
  | Refused
  | Pong
  | Me
  | Identity
  | NewTable
  | Address
  | Code
  | Door
  | Listed
  | DeviceCode
  | Devices
  | SeenDevice
  | Health
  | Problem
  | Fault
  | Reason;
export type Command =
  Sit | Leave | Ready | Start | Act | Remove | PutBot | StandIn | PassHost | Lock | Vote | Resume | Say | Chat | Ping;
/**
 * The chips of a round. Rule G1.4.
 */
export type Colour = "orange" | "red" | "white" | "yellow";
/**
 * The levels that a host chooses from. Each game's bots say what they mean.
 */
export type Level = "percentile" | "rookie";
/**
 * Phrases of The Gang. Those in `ABOUT_A_SEAT` point at somebody.
 */
export type Phrase =
  | "board_changed_much"
  | "board_is_low"
  | "board_paired"
  | "contested"
  | "flush_possible"
  | "good_luck"
  | "hello"
  | "last_alarm"
  | "last_vault"
  | "remember_last_round"
  | "sorry"
  | "straight_possible"
  | "thanks"
  | "thinking"
  | "well_done"
  | "who_is_left"
  | "you_fell"
  | "you_rose"
  | "you_stayed";
export type Message = Welcome | Roster | Talked | Odds | Update | Done | Refused | Pong;
/**
 * How a round ends once all its chips are held. Rule G2.6.
 */
export type Ending = "instant" | "settle";
/**
 * When the deal is followed by a peek. Rule G2.1.
 */
export type Peek = "always" | "when_needed";
/**
 * What the table tells a seat about its own hand.
 */
export type Helper = "names" | "odds" | "off";
/**
 * What the table is doing.
 */
export type Phase = "lobby" | "over" | "playing";
/**
 * What may be said while cards are hidden. Rule G3.3
 */
export type Talk = "free" | "off" | "phrases";
/**
 * What a hand is called; they stand in rising order.
 *
 * Compare hands by their strength: the members themselves compare as texts.
 */
export type Category =
  | "flush"
  | "four_of_a_kind"
  | "full_house"
  | "high_card"
  | "one_pair"
  | "royal_flush"
  | "straight"
  | "straight_flush"
  | "three_of_a_kind"
  | "two_pair";
/**
 * A chip that went from one place to another; on the wire a list of these four.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Move = [Colour, number, number | "centre", number | "centre"];
/**
 * Why an HTTP request is refused: `Problem.error`.
 */
export type Fault =
  | "bad_body"
  | "broken"
  | "foreign_origin"
  | "game_running"
  | "name_empty"
  | "name_too_long"
  | "no_identity"
  | "no_such_code"
  | "no_such_device"
  | "no_such_game"
  | "no_such_table"
  | "not_allowed"
  | "not_found"
  | "not_stored"
  | "rules_refused"
  | "too_fast"
  | "too_large"
  | "too_many_devices"
  | "unknown_host"
  | "wrong_method";
/**
 * Why the table or the server refuses; a game has its own reasons besides.
 */
export type Reason =
  | "cooling_down"
  | "game_running"
  | "no_game"
  | "no_person_there"
  | "no_such_seat"
  | "no_talk"
  | "nobody_seated"
  | "not_host"
  | "not_paused"
  | "not_seated"
  | "not_stored"
  | "nothing_said"
  | "paused"
  | "seat_taken"
  | "seated_already"
  | "seen_a_hand"
  | "table_locked"
  | "too_fast"
  | "too_large"
  | "too_late"
  | "unreadable";

/**
 * Take a seat, and add a nonce to the chance of the next game.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number | "any";
  nonce: string;
}
/**
 * Give up the seat. In a running game a bot takes it over.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * I am ready for the next game, and add a nonce to its chance.
 *
 * A rematch begins when every person seated is ready; the first game when the host starts it.
 */
export interface Ready {
  type: "ready";
  id: string;
  nonce: string;
}
/**
 * Begin the game, or a rematch, with bots in the free seats. The host alone may.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * A choice in the running game.
 */
export interface Act {
  type: "act";
  id: string;
  choice: ClosePeek | Take | PutBack | Confirm | Onward;
}
/**
 * I have looked at my cards. Rule G2.1
 */
export interface ClosePeek {
  type: "gang.close_peek";
  heist: number;
}
/**
 * Take this chip from where I see it. Rule G2.3
 */
export interface Take {
  type: "gang.take";
  colour: Colour;
  stars: number;
  source: number | "centre";
}
/**
 * Put this chip of mine back to the centre. Rule G2.3
 */
export interface PutBack {
  type: "gang.put_back";
  colour: Colour;
  stars: number;
}
/**
 * I am fine with the chips as I see them. Rule G2.6
 */
export interface Confirm {
  type: "gang.confirm";
  colour: Colour;
  holders: number[];
}
/**
 * I have seen how this heist ended.
 */
export interface Onward {
  type: "gang.onward";
  heist: number;
}
/**
 * Free a seat. In a running game a bot takes it over. The host alone may.
 */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}
/**
 * A bot of this level in a free seat, or another level for a bot. The host alone may.
 */
export interface PutBot {
  type: "put_bot";
  id: string;
  seat: number;
  level: Level;
}
/**
 * A bot plays for somebody who does not act, and keeps the seat. The host alone may.
 */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
}
/**
 * Make the person in this seat the host. The host alone may.
 */
export interface PassHost {
  type: "pass_host";
  id: string;
  seat: number;
}
/**
 * Let nobody new sit down, or let them again. The host alone may.
 */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}
/**
 * For a motion, or no longer for it. It carries with more than half of the people seated.
 */
export interface Vote {
  type: "vote";
  id: string;
  motion: EndGame | Restart | Pause | Idle;
  yes: boolean;
  nonce: string;
}
/**
 * The game ends here, without a winner. Nobody sees who wants it until it carries.
 */
export interface EndGame {
  type: "end_game";
}
/**
 * A start that went wrong: the game begins anew, while its first deal is being played.
 */
export interface Restart {
  type: "restart";
}
/**
 * No clock runs and nothing moves until somebody goes on.
 */
export interface Pause {
  type: "pause";
}
/**
 * A bot stands in for somebody who does not act; they may take their seat back.
 */
export interface Idle {
  type: "idle";
  seat: number;
}
/**
 * Go on after a pause.
 */
export interface Resume {
  type: "resume";
  id: string;
}
/**
 * A ready phrase. Rule G3.3
 */
export interface Say {
  type: "say";
  id: string;
  phrase: Phrase;
  about: number | "nobody";
}
/**
 * Free text, where the table allows it now. Rule G3.3
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Is the way open? Not stored.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The first message on every socket.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  name: string;
}
/**
 * All that changes rarely: sent after `Welcome`, and again when any of it changes.
 */
export interface Roster {
  type: "roster";
  table: string;
  code: string;
  game: string;
  rules: Rules;
  phase: Phase;
  number: number;
  commitment: string;
  nonces: string[];
  seats: (Free | Person | Bot)[];
  host_name: string;
  options: Options;
  locked: boolean;
  paused: boolean;
  ballots: Ballot[];
  may_chat: boolean;
  may_say: boolean;
  you: number | Spectator;
  host: boolean;
}
/**
 * Options of a table.
 */
export interface Rules {
  players: number;
  vaults: number;
  alarms: number;
  ending: Ending;
  settle_s: number;
  cool_down_s: number;
  peek: Peek;
  helper: Helper;
  lowest_rank: number;
}
/**
 * Nobody sits here.
 */
export interface Free {
  type: "free";
}
/**
 * A person sits here.
 */
export interface Person {
  type: "person";
  name: string;
  here: boolean;
  host: boolean;
  ready: boolean;
}
/**
 * A bot sits here.
 */
export interface Bot {
  type: "bot";
  name: string;
  level: Level;
  keeps: string;
}
/**
 * Options of a table.
 */
export interface Options {
  name: string;
  public: boolean;
  talk: Talk;
  level: Level;
}
/**
 * A motion as one person sees it. Of a hidden motion only the own vote is shown.
 */
export interface Ballot {
  motion: EndGame | Restart | Pause | Idle;
  votes: number;
  needed: number;
  yours: boolean;
}
/**
 * Someone who watches and learns only what everyone learns.
 */
export interface Spectator {
  type: "spectator";
}
/**
 * What was said, oldest first: after `Roster` on a new socket, then line by line.
 */
export interface Talked {
  type: "talked";
  lines: (Spoken | Written)[];
}
/**
 * A ready phrase that somebody said.
 */
export interface Spoken {
  type: "spoken";
  name: string;
  by: number | Spectator;
  phrase: Phrase;
  about: number | "nobody";
}
/**
 * Free text that somebody wrote. It is text, whatever it looks like.
 */
export interface Written {
  type: "written";
  name: string;
  by: number | Spectator;
  text: string;
}
/**
 * Where your hand stands among random hands on this board. Table option `odds`.
 */
export interface Odds {
  type: "odds";
  percent: number;
  cards: string[];
}
/**
 * Everything one viewer knows now, and what just happened to make it so.
 */
export interface Update {
  type: "update";
  seq: number;
  seen: SeenDealing | SeenPeeking | SeenTurning | SeenChips | SeenHeistOver | SeenGameOver;
  told: (
    | Dealt
    | YourCards
    | PeekClosed
    | Turned
    | ChipsOpened
    | Took
    | WasPutBack
    | Confirmed
    | RoundEnded
    | Showdown
    | WentOnward
    | GameEnded
  )[];
  waiting: Waiting;
}
/**
 * The next heist is about to be dealt.
 */
export interface SeenDealing {
  type: "gang.seen_dealing";
  viewer: number | Spectator;
  score: Score;
}
/**
 * How the game stands.
 */
export interface Score {
  vaults: number;
  alarms: number;
  past: PastHeist[];
}
/**
 * A heist that is over.
 */
export interface PastHeist {
  number: number;
  hands: string[][];
  board: string[];
  chips: Chips[];
  categories: Category[];
  places: number[];
  cracked: boolean;
}
/**
 * The chips of a round that has ended.
 */
export interface Chips {
  colour: Colour;
  holders: number[];
}
/**
 * Everybody looks at the own cards.
 */
export interface SeenPeeking {
  type: "gang.seen_peeking";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  own: Named | Unnamed;
  looked: number[];
  options: (ClosePeek | Take | PutBack | Confirm | Onward)[];
}
/**
 * The heist that is being played, as this viewer knows it.
 */
export interface SeenHeist {
  number: number;
  hands: (string[] | FaceDown)[];
  board: string[];
  chips: Chips[];
  moves: Move[];
  moved: number;
}
/**
 * Cards that lie there and that this viewer may not know.
 */
export interface FaceDown {
  type: "face_down";
  count: number;
}
/**
 * What the viewer's own cards and the board make now.
 */
export interface Named {
  type: "named";
  category: Category;
  cards: string[];
}
/**
 * The viewer has no hand, or the table names none.
 */
export interface Unnamed {
  type: "unnamed";
}
/**
 * Community cards are about to be turned.
 */
export interface SeenTurning {
  type: "gang.seen_turning";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
}
/**
 * The chips of a round are open.
 */
export interface SeenChips {
  type: "gang.seen_chips";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  own: Named | Unnamed;
  colour: Colour;
  places: (number | "centre")[];
  contests: number[];
  confirmed: number[];
  options: (ClosePeek | Take | PutBack | Confirm | Onward)[];
}
/**
 * The showdown, until everybody goes onward.
 */
export interface SeenHeistOver {
  type: "gang.seen_heist_over";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  shown: Shown[];
  cracked: boolean;
  onward: number[];
  options: (ClosePeek | Take | PutBack | Confirm | Onward)[];
}
/**
 * A hand at the showdown.
 */
export interface Shown {
  seat: number;
  hole: string[];
  category: Category;
  cards: string[];
  breaks: boolean;
}
/**
 * The last showdown.
 */
export interface SeenGameOver {
  type: "gang.seen_game_over";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  shown: Shown[];
  cracked: boolean;
  won: boolean;
}
/**
 * To all: a heist begins, every seat holds its hole cards.
 */
export interface Dealt {
  type: "gang.dealt";
  heist: number;
}
/**
 * To their holder alone.
 */
export interface YourCards {
  type: "gang.your_cards";
  cards: string[];
}
/**
 * To all: this seat has looked, and others have not yet.
 */
export interface PeekClosed {
  type: "gang.peek_closed";
  seat: number;
}
/**
 * To all: community cards are turned.
 */
export interface Turned {
  type: "gang.turned";
  cards: string[];
}
/**
 * To all: the chips of a round lie in the centre.
 */
export interface ChipsOpened {
  type: "gang.chips_opened";
  colour: Colour;
}
/**
 * To all: a seat took a chip. One that it held before lies in the centre again.
 */
export interface Took {
  type: "gang.took";
  seat: number;
  colour: Colour;
  stars: number;
  source: number | "centre";
}
/**
 * To all: a seat put its chip back to the centre.
 */
export interface WasPutBack {
  type: "gang.was_put_back";
  seat: number;
  colour: Colour;
  stars: number;
}
/**
 * To all: this seat is fine with the chips as they lie.
 */
export interface Confirmed {
  type: "gang.confirmed";
  seat: number;
}
/**
 * To all: these chips cannot be moved any more.
 */
export interface RoundEnded {
  type: "gang.round_ended";
  colour: Colour;
  holders: number[];
}
/**
 * To all: every hand is shown, weakest red chip first.
 */
export interface Showdown {
  type: "gang.showdown";
  shown: Shown[];
  cracked: boolean;
}
/**
 * To all: this seat has seen how the heist ended, and others have not yet.
 */
export interface WentOnward {
  type: "gang.went_onward";
  seat: number;
}
/**
 * To all: the gang has won or lost.
 */
export interface GameEnded {
  type: "gang.game_ended";
  won: boolean;
}
/**
 * The clocks of the table as this viewer meets them, when the message left.
 */
export interface Waiting {
  left_ms: number;
  of_ms: number;
  cooling_ms: number;
}
/**
 * The command with this id is done, stored, and cannot be lost.
 */
export interface Done {
  type: "done";
  id: string;
}
/**
 * The command with this id was refused and changed nothing.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  wait_ms: number;
  detail: string;
}
/**
 * The answer to `Ping`.
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * Who asks: the body of POST and the answer of GET and POST /api/me.
 */
export interface Me {
  name: string;
}
/**
 * The answer to POST /api/identities, for programs.
 */
export interface Identity {
  token: string;
}
/**
 * The body of POST /api/tables.
 */
export interface NewTable {
  rules: Rules;
  game: string;
  options: Options;
}
/**
 * Where a table is: the answer to POST /api/tables and POST /api/codes.
 */
export interface Address {
  table: string;
  code: string;
  link: string;
}
/**
 * The body of POST /api/codes and POST /api/devices.
 */
export interface Code {
  code: string;
}
/**
 * The answer to GET /api/tables: public tables where somebody was within a day.
 */
export interface Door {
  tables: Listed[];
}
/**
 * A public table, as the door shows it.
 */
export interface Listed {
  table: string;
  name: string;
  host_name: string;
  game: string;
  rules: Rules;
  options: Options;
  people: number;
  bots: number;
  free: number;
  phase: Phase;
  locked: boolean;
  paused: boolean;
  here: number;
}
/**
 * The answer to POST /api/me/devices/code: to be typed on another device.
 */
export interface DeviceCode {
  code: string;
  expires_s: number;
}
/**
 * The answer to GET and DELETE /api/me/devices.
 */
export interface Devices {
  devices: SeenDevice[];
}
/**
 * A device of whoever asks.
 */
export interface SeenDevice {
  id: string;
  browser: string;
  system: string;
  ago_s: number;
  this: boolean;
}
/**
 * The answer to GET /healthz.
 */
export interface Health {
  ok: boolean;
  server: string;
  protocol: number;
}
/**
 * The body of an HTTP answer that is an error.
 */
export interface Problem {
  error: string;
  detail: string;
}
