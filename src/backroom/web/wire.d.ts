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
  | PassOn
  | Propose
  | Specialist
  | ProposeRank
  | Agree
  | Refuse
  | Withdraw
  | Show
  | NameRank
  | Discard
  | VoteFor
  | RankGuess
  | CategoryGuess
  | Category
  | Hurry
  | ThrowStart
  | Throw
  | Stand
  | GoOn
  | Keep
  | Swap
  | Lay
  | LockIn
  | Unlock
  | NextDeal
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
  | Mode
  | Challenge
  | DeckOrder
  | Decks
  | Pile_Challenge_
  | Pile_Specialist_
  | Mastermind
  | Ending
  | Peek
  | Helper
  | DiceRules
  | FullHouse
  | PlayOffOrder
  | CrashRules
  | MinHand
  | FlushHigh
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
  | Analysis
  | CrashAnalysis
  | WeighedLayout
  | WeighedExchange
  | DiceAnalysis
  | WeighedDecision
  | WeighedChoice
  | Update
  | SeenDrawing
  | Score
  | PastHeist
  | Chips
  | Guessed
  | Wanted
  | SeenDealing
  | SeenPeeking
  | SeenHeist
  | FaceDown
  | Move
  | Redealt
  | Passed
  | Tripped
  | Answered
  | Answer
  | Note
  | Deed
  | Numbers
  | CategoryTold
  | RankTold
  | Wait
  | Named
  | Unnamed
  | SeenRedealing
  | SeenPassing
  | SeenTurning
  | SeenRedrawing
  | SeenChips
  | Quiet
  | Proposal
  | CardDue
  | Owed
  | SeenGuessing
  | Shown
  | GuessVote
  | SeenHeistOver
  | SeenGameOver
  | SeenStarting
  | BackroomGamesDiceSeenStanding
  | Stake
  | Sits
  | PastGame
  | ShownDice
  | Made
  | DiceCategory
  | Bout
  | Result
  | BackroomGamesDiceSeenThrown
  | StartDie
  | SeenCasting
  | SeenTurn
  | Against
  | SeenRolling
  | SeenBreak
  | SeenMatchOver
  | SeenDealerDraw
  | BackroomGamesCrashSeenStanding
  | DealResult
  | ShownLayout
  | ShownHand
  | BragCategory
  | Row
  | Verdict
  | SeenHandsDue
  | SeenDeciding
  | SeenDeal
  | BackroomGamesCrashSeenThrown
  | SeenOffering
  | SeenRepacking
  | SeenArranging
  | Bench
  | Onlooker
  | SeenDealOver
  | SeenLastDeal
  | Drawn
  | Dealt
  | YourCards
  | PeekClosed
  | HasChosen
  | YourChoice
  | Happened
  | ChipsDiscarded
  | Turned
  | ChipsOpened
  | Took
  | WasPutBack
  | Confirmed
  | Proposed
  | Agreed
  | WaitOver
  | RoundEnded
  | HandsShown
  | GuessOpened
  | Voted
  | VoteVoided
  | GuessHurried
  | GuessSettled
  | Showdown
  | WentOnward
  | GameEnded
  | CircleBegan
  | Rebought
  | SatOut
  | StartCast
  | StartTied
  | StarterFound
  | GameBegan
  | DiceThrown
  | TurnEnded
  | Tied
  | PlayOffBegan
  | BackroomGamesDiceEventsGameWon
  | BackroomGamesDiceEventsWentOn
  | SeatChanged
  | LastCircle
  | MatchEnded
  | DealerDrawn
  | HandsDealt
  | YourHand
  | HasAnswered
  | YourAnswer
  | Declined
  | Exchanged
  | YouLaid
  | LockedIn
  | Unlocked
  | Revealed
  | BackroomGamesCrashEventsWentOn
  | BackroomGamesCrashEventsGameWon
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
 * Who makes a heist easier. Rule G6
 */
export type Specialist =
  | "con_artist"
  | "coordinator"
  | "getaway_driver"
  | "hacker"
  | "informant"
  | "investor"
  | "jack"
  | "mastermind"
  | "math_whiz"
  | "muscle";
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
 * The levels that a host chooses from. Each game's bots say what they mean.
 */
export type Level = "exact" | "percentile" | "rookie";
/**
 * Everything that is said at any table. Each game says which of these are its own.
 */
export type Phrase =
  | "board_changed_much"
  | "board_is_low"
  | "board_paired"
  | "close_one"
  | "contested"
  | "flush_possible"
  | "good_luck"
  | "hello"
  | "last_alarm"
  | "last_vault"
  | "leads"
  | "may_decide"
  | "nice_layout"
  | "remember_last_round"
  | "sorry"
  | "straight_possible"
  | "take_your_time"
  | "thanks"
  | "thinking"
  | "waiting_for"
  | "well_done"
  | "well_thrown"
  | "who_is_left"
  | "you_fell"
  | "you_rose"
  | "you_stayed";
export type Message = Welcome | Roster | Talked | Odds | Analysis | Update | Done | Refused | Pong;
/**
 * Which cards change the heists. Rule G4
 */
export type Mode = "advanced" | "basic" | "custom" | "expert" | "intermediate";
/**
 * What makes a heist harder. Rule G7
 */
export type Challenge =
  | "blackout"
  | "fingerprint_scan"
  | "hasty_getaway"
  | "laser_tripwires"
  | "motion_detector"
  | "noise_sensors"
  | "quick_access"
  | "retina_scan"
  | "security_cameras"
  | "ventilation_shaft";
/**
 * How new decks lie. Rule G4.3
 */
export type DeckOrder = "printed" | "shuffled";
/**
 * Who names the rank that Mastermind counts. Rule G6.4
 */
export type Mastermind = "asked" | "own";
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
 * What decides between two full houses. Rule D3.2
 */
export type FullHouse = "sum" | "triple";
/**
 * In which order those tied throw. Rules D4.2, D4.3
 */
export type PlayOffOrder = "redraw" | "same";
/**
 * The weakest hand that scores. Rule C2.5
 */
export type MinHand = "flush" | "high_card" | "pair";
/**
 * The highest card of a flush.
 */
export type FlushHigh = "ace" | "three";
/**
 * What the table is doing.
 */
export type Phase = "lobby" | "over" | "playing";
/**
 * What may be said while cards are hidden. Rule G3.3
 */
export type Talk = "free" | "off" | "phrases";
/**
 * A card to be drawn before a heist, and from where. Rule G4
 */
export type Wanted = "any_challenge" | "next_challenge" | "next_specialist" | "replacement";
/**
 * A chip that went from one place to another; on the wire a list of these four.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Move = [Colour, number, number | "centre", number | "centre"];
/**
 * How a proposal can end.
 */
export type Answer = "agreed" | "lapsed" | "refused" | "withdrawn";
/**
 * What happened to cards of a seat.
 */
export type Deed = "discarded" | "drew" | "showed" | "took";
/**
 * Whether a seat plays.
 */
export type Sits = "in" | "leaving" | "out";
/**
 * What five dice are called; they stand in rising order.
 *
 * Compare dice by their strength: the members themselves compare as texts.
 */
export type DiceCategory = "four" | "full_house" | "nothing" | "pair" | "poker" | "three" | "two_pairs";
/**
 * How dice compare with the best result so far.
 */
export type Against = "ahead" | "alone" | "behind" | "level";
/**
 * What a brag hand is called; they stand in rising order.
 *
 * Compare hands by their strength: the members themselves compare as texts.
 */
export type BragCategory = "flush" | "high_card" | "pair" | "prial" | "run" | "running_flush";
/**
 * Why a hand of the deal is won, or by nobody. Rules C2.4, C2.5, C2.8
 */
export type Verdict = "none_in_order" | "tied" | "too_weak" | "won";
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
  | "circle_running"
  | "cooling_down"
  | "game_running"
  | "muted"
  | "no_game"
  | "no_person_there"
  | "no_such_phrase"
  | "no_such_seat"
  | "no_talk"
  | "nobody_seated"
  | "not_host"
  | "not_paused"
  | "not_seated"
  | "not_stored"
  | "nothing_said"
  | "paused"
  | "seat_closed"
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
  choice:
    | ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
    | ThrowStart
    | Throw
    | Stand
    | GoOn
    | Keep
    | Swap
    | Lay
    | LockIn
    | Unlock
    | NextDeal;
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
 * Pass this card of mine to the left. Rule G6.6
 */
export interface PassOn {
  type: "gang.pass_on";
  heist: number;
  card: string;
}
/**
 * Let this seat use this specialist. Rule G5.3
 */
export interface Propose {
  type: "gang.propose";
  heist: number;
  specialist: Specialist;
  user: number;
}
/**
 * Let this seat tell how many cards of this rank it holds. Rule G6.4
 */
export interface ProposeRank {
  type: "gang.propose_rank";
  heist: number;
  specialist: Specialist;
  user: number;
  rank: number;
}
/**
 * I agree with this proposal. Rule G5.3
 */
export interface Agree {
  type: "gang.agree";
  heist: number;
  proposal: number;
}
/**
 * I refuse this proposal. Rule G5.3
 */
export interface Refuse {
  type: "gang.refuse";
  heist: number;
  proposal: number;
}
/**
 * I take my proposal back. Rule G5.3
 */
export interface Withdraw {
  type: "gang.withdraw";
  heist: number;
  proposal: number;
}
/**
 * Show this card of mine to this seat. Rule G6.1
 */
export interface Show {
  type: "gang.show";
  card: string;
  to: number;
}
/**
 * Tell how many cards of this rank I hold. Rule G6.4
 */
export interface NameRank {
  type: "gang.name_rank";
  rank: number;
}
/**
 * Discard this card of mine face down. Rules G6.5, G6.7
 */
export interface Discard {
  type: "gang.discard";
  card: string;
}
/**
 * I am for this guess. Rule G7.18
 */
export interface VoteFor {
  type: "gang.vote_for";
  heist: number;
  guess: RankGuess | CategoryGuess;
}
/**
 * One of its hole cards has this rank.
 */
export interface RankGuess {
  type: "rank_guess";
  rank: number;
}
/**
 * It makes this.
 */
export interface CategoryGuess {
  type: "category_guess";
  category: Category;
}
/**
 * Let the guess end in a minute. Rule G7.18
 */
export interface Hurry {
  type: "gang.hurry";
  heist: number;
}
/**
 * Throw my die for the start. Rule D1.2
 */
export interface ThrowStart {
  type: "dice.throw_start";
  draw: number;
}
/**
 * Throw these dice. Rule D2.1
 */
export interface Throw {
  type: "dice.throw";
  turn: number;
  throw: number;
  dice: number[];
}
/**
 * Leave the dice as they lie: my turn is over. Rule D2.1
 */
export interface Stand {
  type: "dice.stand";
  turn: number;
  throws: number;
}
/**
 * I have seen how this game ended. Rule D4.4
 */
export interface GoOn {
  type: "dice.go_on";
  game: number;
}
/**
 * I keep my cards. Rule C2.2
 */
export interface Keep {
  type: "crash.keep";
  deal: number;
}
/**
 * I throw in all my cards for as many others. Rule C2.2
 */
export interface Swap {
  type: "crash.swap";
  deal: number;
}
/**
 * These are my hands so far; I may change them. Rule C2.6
 */
export interface Lay {
  type: "crash.lay";
  deal: number;
  hands: string[][];
}
/**
 * These are my hands, and I wait for nothing more. Rule C2.6
 */
export interface LockIn {
  type: "crash.lock_in";
  deal: number;
  hands: string[][];
}
/**
 * I want to change my hands after all. Rule C2.6
 */
export interface Unlock {
  type: "crash.unlock";
  deal: number;
}
/**
 * I have seen how this deal ended.
 */
export interface NextDeal {
  type: "crash.next_deal";
  deal: number;
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
  rules: Rules | DiceRules | CrashRules;
  phase: Phase;
  number: number;
  commitment: string;
  nonces: string[];
  seats: (Free | Person | Bot)[];
  host_name: string;
  options: Options;
  locked: boolean;
  paused: boolean;
  restarting: boolean;
  ballots: Ballot[];
  may_chat: boolean;
  may_say: boolean;
  muted: boolean;
  you: number | Spectator;
  host: boolean;
}
/**
 * Options of a table.
 */
export interface Rules {
  type: "gang.rules";
  players: number;
  vaults: number;
  alarms: number;
  mode: Mode;
  challenges: Challenge[];
  specialists: Specialist[];
  deck_order: DeckOrder;
  first_challenge: number;
  first_specialist: number;
  decks: Decks;
  mastermind: Mastermind;
  proposal_s: number;
  ending: Ending;
  settle_s: number;
  cool_down_s: number;
  peek: Peek;
  peek_s: number;
  break_s: number;
  helper: Helper;
  lowest_rank: number;
}
/**
 * Both decks as they lie on the table.
 */
export interface Decks {
  challenges: Pile_Challenge_;
  specialists: Pile_Specialist_;
}
/**
 * One deck. The cards in force lie in neither part of it.
 */
export interface Pile_Challenge_ {
  ahead: Challenge[];
  seen: Challenge[];
  shuffled: boolean;
}
/**
 * One deck. The cards in force lie in neither part of it.
 */
export interface Pile_Specialist_ {
  ahead: Specialist[];
  seen: Specialist[];
  shuffled: boolean;
}
/**
 * Options of a table.
 */
export interface DiceRules {
  type: "dice.rules";
  players: number;
  stack: number;
  ante: number;
  circles: number;
  full_house: FullHouse;
  play_off_order: PlayOffOrder;
  rebuy: boolean;
  turn_s: number;
  highest_face: number;
}
/**
 * Options of a table.
 */
export interface CrashRules {
  type: "crash.rules";
  players: number;
  target: number;
  cards: number;
  exchange_9: boolean;
  min_hand: MinHand;
  flush_high: FlushHigh;
  strict_order: boolean;
  exchange_s: number;
  arrange_s: number;
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
 * To one seat alone: how its play compares with the best that could be computed.
 */
export interface Analysis {
  type: "analysis";
  about: CrashAnalysis | DiceAnalysis;
}
/**
 * Of a deal of Crash, after all hands are shown.
 */
export interface CrashAnalysis {
  type: "crash.analysis";
  deal: number;
  laid: WeighedLayout;
  best: WeighedLayout;
  exchange: WeighedExchange[];
}
/**
 * Hands, and what they score on average against opponents who lay well.
 */
export interface WeighedLayout {
  hands: string[][];
  points: number;
  wins: number[];
}
/**
 * Both answers of a seat that was asked whether it keeps its cards, in points on average.
 */
export interface WeighedExchange {
  keep: number;
  swap: number;
}
/**
 * Of a turn of dice poker, after it is over.
 */
export interface DiceAnalysis {
  type: "dice.analysis";
  game: number;
  play_off: number;
  decisions: WeighedDecision[];
}
/**
 * What could be chosen after a throw, and what was.
 */
export interface WeighedDecision {
  dice: number[];
  locked: number[];
  choices: WeighedChoice[];
  taken: number;
}
/**
 * Dice that could be left lying, the others thrown, and what that wins on average.
 */
export interface WeighedChoice {
  keep: number[];
  value: number;
}
/**
 * Everything one viewer knows now, and what just happened to make it so.
 */
export interface Update {
  type: "update";
  seq: number;
  seen:
    | SeenDrawing
    | SeenDealing
    | SeenPeeking
    | SeenRedealing
    | SeenPassing
    | SeenTurning
    | SeenRedrawing
    | SeenChips
    | SeenGuessing
    | SeenHeistOver
    | SeenGameOver
    | SeenStarting
    | SeenCasting
    | SeenTurn
    | SeenRolling
    | SeenBreak
    | SeenMatchOver
    | SeenDealerDraw
    | SeenHandsDue
    | SeenDeciding
    | SeenOffering
    | SeenRepacking
    | SeenArranging
    | SeenDealOver
    | SeenLastDeal;
  told: (
    | Drawn
    | Dealt
    | YourCards
    | PeekClosed
    | HasChosen
    | YourChoice
    | Happened
    | ChipsDiscarded
    | Turned
    | ChipsOpened
    | Took
    | WasPutBack
    | Confirmed
    | Proposed
    | Agreed
    | WaitOver
    | RoundEnded
    | HandsShown
    | GuessOpened
    | Voted
    | VoteVoided
    | GuessHurried
    | GuessSettled
    | Showdown
    | WentOnward
    | GameEnded
    | CircleBegan
    | Rebought
    | SatOut
    | StartCast
    | StartTied
    | StarterFound
    | GameBegan
    | DiceThrown
    | TurnEnded
    | Tied
    | PlayOffBegan
    | BackroomGamesDiceEventsGameWon
    | BackroomGamesDiceEventsWentOn
    | SeatChanged
    | LastCircle
    | MatchEnded
    | DealerDrawn
    | HandsDealt
    | YourHand
    | HasAnswered
    | YourAnswer
    | Declined
    | Exchanged
    | YouLaid
    | LockedIn
    | Unlocked
    | Revealed
    | BackroomGamesCrashEventsWentOn
    | BackroomGamesCrashEventsGameWon
  )[];
  waiting: Waiting;
}
/**
 * A challenge or a specialist is about to be drawn.
 */
export interface SeenDrawing {
  type: "gang.seen_drawing";
  viewer: number | Spectator;
  score: Score;
  wanted: Wanted[];
}
/**
 * How the game stands, and which cards change the heist that is played or dealt next.
 */
export interface Score {
  vaults: number;
  alarms: number;
  past: PastHeist[];
  challenges: Challenge[];
  specialists: Specialist[];
  decks: Decks;
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
  challenges: Challenge[];
  specialists: Specialist[];
  guessed: Guessed[];
}
/**
 * The chips of a round that has ended.
 */
export interface Chips {
  colour: Colour;
  holders: number[];
}
/**
 * The guess that the others settled on.
 */
export interface Guessed {
  challenge: Challenge;
  guess: RankGuess | CategoryGuess;
  by: number[];
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
 * Everybody looks at the own cards.
 */
export interface SeenPeeking {
  type: "gang.seen_peeking";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  own: Named | Unnamed;
  looked: number[];
  options: (
    | ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
  )[];
  to_act: Specialist[];
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
  round: Colour;
  story: (Redealt | Passed | Tripped | Answered | Note | Numbers | CategoryTold | RankTold)[];
  proposals: number;
  waits: Wait[];
  guessed: Guessed[];
}
/**
 * Cards that lie there and that this viewer may not know.
 */
export interface FaceDown {
  type: "face_down";
  count: number;
}
/**
 * All hands were put together, shuffled and dealt again. Rule G6.9
 */
export interface Redealt {
  type: "redealt";
  round: Colour;
}
/**
 * Everybody passed a card to the left at the same moment. Rule G6.6
 */
export interface Passed {
  type: "passed";
  round: Colour;
  cards: (string[] | FaceDown)[];
}
/**
 * A challenge makes a seat draw a new hand. Rules G7.3, G7.7
 */
export interface Tripped {
  type: "tripped";
  round: Colour;
  challenge: Challenge;
  seat: number;
}
/**
 * How a proposal ended. Rule G5.3
 */
export interface Answered {
  type: "answered";
  round: Colour;
  proposal: number;
  specialist: Specialist;
  proposer: number;
  user: number;
  answer: Answer;
  by: number;
}
/**
 * Something that happened to cards of a seat.
 */
export interface Note {
  type: "note";
  round: Colour;
  deed: Deed;
  seat: number;
  to: number;
  cards: string[] | FaceDown;
}
/**
 * A specialist told a number of each hand as it was then. Rules G6.3, G6.8
 */
export interface Numbers {
  type: "numbers";
  round: Colour;
  specialist: Specialist;
  numbers: number[];
}
/**
 * A specialist told what a hand made then. Rule G6.2
 */
export interface CategoryTold {
  type: "category_told";
  round: Colour;
  specialist: Specialist;
  seat: number;
  category: Category;
}
/**
 * A specialist told how many cards of a rank a hand held then. Rule G6.4
 */
export interface RankTold {
  type: "rank_told";
  round: Colour;
  specialist: Specialist;
  seat: number;
  rank: number;
  count: number;
}
/**
 * A seat whose proposal failed, and that may not propose anything yet. Rule G5.3
 */
export interface Wait {
  seat: number;
  proposal: number;
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
 * Con Artist has taken all hands and is about to deal them anew.
 */
export interface SeenRedealing {
  type: "gang.seen_redealing";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  to_act: Specialist[];
}
/**
 * Everybody chooses a card for the seat to the left. Rule G6.6
 */
export interface SeenPassing {
  type: "gang.seen_passing";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  own: Named | Unnamed;
  chosen: number[];
  passing: string[];
  options: (
    | ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
  )[];
  to_act: Specialist[];
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
 * A seat is about to draw a new hand. Rules G7.3, G7.7
 */
export interface SeenRedrawing {
  type: "gang.seen_redrawing";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  challenge: Challenge;
  seat: number;
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
  options: (
    | ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
  )[];
  black: number[];
  talk: Quiet | Proposal | CardDue | Owed;
}
/**
 * Nothing is proposed, and nobody is to choose.
 */
export interface Quiet {
  type: "quiet";
}
/**
 * A seat proposes who uses a specialist; all others answer. Rule G5.3
 */
export interface Proposal {
  type: "proposal";
  number: number;
  specialist: Specialist;
  proposer: number;
  user: number;
  asked: number[];
  agreed: number[];
}
/**
 * All agreed; the user is about to draw a card. Rule G6.5
 */
export interface CardDue {
  type: "card_due";
  specialist: Specialist;
  user: number;
}
/**
 * All agreed; the user is to choose. Rule G5.5
 */
export interface Owed {
  type: "owed";
  specialist: Specialist;
  user: number;
}
/**
 * All hands but one are open, and the others guess about that one. Rule G7.18
 */
export interface SeenGuessing {
  type: "gang.seen_guessing";
  viewer: number | Spectator;
  score: Score;
  heist: SeenHeist;
  own: Named | Unnamed;
  shown: Shown[];
  holder: number;
  challenge: Challenge;
  ballots: GuessVote[];
  runs: number;
  options: (
    | ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
  )[];
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
  lifted: boolean;
}
/**
 * The guess that a seat is for.
 */
export interface GuessVote {
  seat: number;
  guess: RankGuess | CategoryGuess;
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
  options: (
    | ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
  )[];
  missed: Challenge[];
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
  missed: Challenge[];
}
/**
 * Each throws a die for the start, of the circle or, if there are bouts, of a play-off.
 */
export interface SeenStarting {
  type: "dice.seen_starting";
  viewer: number | Spectator;
  standing: BackroomGamesDiceSeenStanding;
  bouts: Bout[];
  next_starter: number[];
  contenders: number[];
  cast: StartDie[];
  earlier: StartDie[][];
  options: (ThrowStart | Throw | Stand | GoOn)[];
}
/**
 * How the match stands.
 */
export interface BackroomGamesDiceSeenStanding {
  stakes: Stake[];
  bank: number;
  circle: number;
  order: number[];
  played: number;
  games: number;
  turns: number;
  draws: number;
  brought: number;
  taken: number;
  fresh: boolean;
  deserted: boolean;
  past: PastGame[];
}
/**
 * What a seat has at the table.
 */
export interface Stake {
  stack: number;
  sits: Sits;
  rebuys: number;
  arrivals: number;
}
/**
 * A game that is over.
 */
export interface PastGame {
  game: number;
  circle: number;
  shown: ShownDice[];
  play_offs: number;
  bank: number;
  winners: number[];
}
/**
 * The last dice of a seat in a past game.
 */
export interface ShownDice {
  seat: number;
  dice: number[];
  made: Made;
}
/**
 * What five dice amount to.
 */
export interface Made {
  category: DiceCategory;
  points: number;
  counting: number[];
}
/**
 * Once round: the game itself, or a play-off among those tied.
 */
export interface Bout {
  play_off: number;
  order: number[];
  results: Result[];
  cast: StartDie[][];
}
/**
 * A turn that is over.
 */
export interface Result {
  seat: number;
  throws: BackroomGamesDiceSeenThrown[];
  made: Made;
}
/**
 * One throw.
 */
export interface BackroomGamesDiceSeenThrown {
  dice: number[];
  again: number[];
}
/**
 * A die thrown for the start.
 */
export interface StartDie {
  seat: number;
  face: number;
}
/**
 * Dice for the start are rolling.
 */
export interface SeenCasting {
  type: "dice.seen_casting";
  viewer: number | Spectator;
  standing: BackroomGamesDiceSeenStanding;
  bouts: Bout[];
  next_starter: number[];
  contenders: number[];
  cast: StartDie[];
  earlier: StartDie[][];
  rolling: number[];
}
/**
 * A seat is to throw or to stand.
 */
export interface SeenTurn {
  type: "dice.seen_turn";
  viewer: number | Spectator;
  standing: BackroomGamesDiceSeenStanding;
  bouts: Bout[];
  next_starter: number[];
  seat: number;
  throws: BackroomGamesDiceSeenThrown[];
  locked: number[];
  made: Made[];
  against: Against;
  leaders: number[];
  options: (ThrowStart | Throw | Stand | GoOn)[];
}
/**
 * Dice are rolling.
 */
export interface SeenRolling {
  type: "dice.seen_rolling";
  viewer: number | Spectator;
  standing: BackroomGamesDiceSeenStanding;
  bouts: Bout[];
  next_starter: number[];
  seat: number;
  throws: BackroomGamesDiceSeenThrown[];
  rolling: number[];
  leaders: number[];
}
/**
 * A game is over, the last of `standing.past`; the match goes on.
 */
export interface SeenBreak {
  type: "dice.seen_break";
  viewer: number | Spectator;
  standing: BackroomGamesDiceSeenStanding;
  bouts: Bout[];
  next_starter: number[];
  onward: number[];
  circle_over: boolean;
  options: (ThrowStart | Throw | Stand | GoOn)[];
}
/**
 * The match is over.
 */
export interface SeenMatchOver {
  type: "dice.seen_match_over";
  viewer: number | Spectator;
  standing: BackroomGamesDiceSeenStanding;
  bouts: Bout[];
  next_starter: number[];
  winners: number[];
}
/**
 * The first dealer is about to be drawn. Rule C1.4
 */
export interface SeenDealerDraw {
  type: "crash.seen_dealer_draw";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
}
/**
 * How the game stands.
 */
export interface BackroomGamesCrashSeenStanding {
  points: number[];
  past: DealResult[];
}
/**
 * A deal that is over, as all see it.
 */
export interface DealResult {
  number: number;
  dealer: number;
  swapped: number[];
  layouts: ShownLayout[];
  rows: Row[];
  bonus: number | "nobody";
  points: number[];
}
/**
 * All hands that a seat has made.
 */
export interface ShownLayout {
  hands: ShownHand[];
  in_order: boolean;
  by_table: boolean;
}
/**
 * One of the hands of a layout.
 */
export interface ShownHand {
  cards: string[];
  category: BragCategory;
  strength: number;
}
/**
 * The comparison of everybody's best hands, or second hands, and so on.
 */
export interface Row {
  winner: number | "nobody";
  verdict: Verdict;
}
/**
 * The next hands are about to be dealt.
 */
export interface SeenHandsDue {
  type: "crash.seen_hands_due";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  dealer: number;
}
/**
 * Both players decide whether they keep their cards. Rule C2.2
 */
export interface SeenDeciding {
  type: "crash.seen_deciding";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  deal: SeenDeal;
  answered: number[];
  swaps: boolean[];
  options: (Keep | Swap | Lay | LockIn | Unlock | NextDeal)[];
}
/**
 * A deal as far as the viewer may know it.
 */
export interface SeenDeal {
  number: number;
  dealer: number;
  hands: (string[] | FaceDown)[];
  thrown: BackroomGamesCrashSeenThrown[];
}
/**
 * Cards that a seat has thrown in for others. Rule C2.9
 */
export interface BackroomGamesCrashSeenThrown {
  seat: number;
  cards: string[] | FaceDown;
}
/**
 * The cards that are left are offered to one seat after the other. Rule C2.3
 */
export interface SeenOffering {
  type: "crash.seen_offering";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  deal: SeenDeal;
  asked: number;
  options: (Keep | Swap | Lay | LockIn | Unlock | NextDeal)[];
}
/**
 * Who throws in their cards is about to get others.
 */
export interface SeenRepacking {
  type: "crash.seen_repacking";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  deal: SeenDeal;
  swapping: number[];
}
/**
 * Everybody makes hands in secret. Rule C2.6
 *
 * A seat that is not locked may lay and lock any layout of its cards, one that is may unlock:
 * there are too many to list.
 */
export interface SeenArranging {
  type: "crash.seen_arranging";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  deal: SeenDeal;
  own: Bench | Onlooker;
  locked: number[];
  reopened: number[];
}
/**
 * What the viewer makes its hands with.
 */
export interface Bench {
  type: "crash.bench";
  laid: string[][];
  strengths: number[];
  lowest: number[];
  best_first: string[][];
}
/**
 * The viewer has no hand.
 */
export interface Onlooker {
  type: "crash.onlooker";
}
/**
 * All hands are shown, the last of `standing.past`, until everybody goes on.
 */
export interface SeenDealOver {
  type: "crash.seen_deal_over";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  deal: SeenDeal;
  onward: number[];
  options: (Keep | Swap | Lay | LockIn | Unlock | NextDeal)[];
}
/**
 * All hands are shown, and the game is over.
 */
export interface SeenLastDeal {
  type: "crash.seen_last_deal";
  viewer: number | Spectator;
  standing: BackroomGamesCrashSeenStanding;
  deal: SeenDeal;
  winners: number[];
}
/**
 * To all: these are the cards in force in the next heist. Rule G4
 */
export interface Drawn {
  type: "gang.drawn";
  challenges: Challenge[];
  specialists: Specialist[];
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
 * To all: this seat has chosen a card to pass, and others have not yet.
 */
export interface HasChosen {
  type: "gang.has_chosen";
  seat: number;
}
/**
 * To the seat that passes it alone.
 */
export interface YourChoice {
  type: "gang.your_choice";
  card: string;
}
/**
 * To all, and once more to the seats that know more: what a card in force did.
 */
export interface Happened {
  type: "gang.happened";
  entry: Redealt | Passed | Tripped | Answered | Note | Numbers | CategoryTold | RankTold;
}
/**
 * To all: the chips of this colour are out of the heist, and so is what they told.
 */
export interface ChipsDiscarded {
  type: "gang.chips_discarded";
  colour: Colour;
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
 * To all: a seat proposes to use a specialist.
 */
export interface Proposed {
  type: "gang.proposed";
  proposal: Proposal;
}
/**
 * To all: this seat agrees, and others have not answered yet.
 */
export interface Agreed {
  type: "gang.agreed";
  seat: number;
  proposal: number;
}
/**
 * To all: this seat may propose again.
 */
export interface WaitOver {
  type: "gang.wait_over";
  wait: Wait;
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
 * To all: every hand but the last is shown, and the others guess about that one.
 */
export interface HandsShown {
  type: "gang.hands_shown";
  shown: Shown[];
  holder: number;
}
/**
 * To all: this is what is to be guessed.
 */
export interface GuessOpened {
  type: "gang.guess_opened";
  challenge: Challenge;
}
/**
 * To all: a seat is for this guess now.
 */
export interface Voted {
  type: "gang.voted";
  ballot: GuessVote;
}
/**
 * To all: who was for this guess has left.
 */
export interface VoteVoided {
  type: "gang.vote_voided";
  seat: number;
}
/**
 * To all: the clock of the guess runs, by a seat's wish or because nobody voted.
 */
export interface GuessHurried {
  type: "gang.guess_hurried";
  runs: number;
}
/**
 * To all: the others have settled on this guess.
 */
export interface GuessSettled {
  type: "gang.guess_settled";
  guessed: Guessed;
}
/**
 * To all: every hand is shown, weakest red chip first.
 */
export interface Showdown {
  type: "gang.showdown";
  shown: Shown[];
  cracked: boolean;
  missed: Challenge[];
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
 * A circle begins.
 */
export interface CircleBegan {
  type: "dice.circle_began";
  circle: number;
  seats: number[];
}
/**
 * A seat could not pay and brings a new stack. Rule D1.6
 */
export interface Rebought {
  type: "dice.rebought";
  seat: number;
  stack: number;
}
/**
 * A seat cannot pay and does not play this circle. Rule D1.6
 */
export interface SatOut {
  type: "dice.sat_out";
  seat: number;
}
/**
 * Dice for the start were thrown.
 */
export interface StartCast {
  type: "dice.start_cast";
  dice: StartDie[];
}
/**
 * These threw the highest and throw again.
 */
export interface StartTied {
  type: "dice.start_tied";
  seats: number[];
}
/**
 * This seat starts.
 */
export interface StarterFound {
  type: "dice.starter_found";
  seat: number;
}
/**
 * Everybody has paid the ante.
 */
export interface GameBegan {
  type: "dice.game_began";
  game: number;
  order: number[];
  bank: number;
}
/**
 * A seat has thrown.
 */
export interface DiceThrown {
  type: "dice.dice_thrown";
  seat: number;
  thrown: BackroomGamesDiceSeenThrown;
}
/**
 * A seat stands, or has thrown three times.
 */
export interface TurnEnded {
  type: "dice.turn_ended";
  result: Result;
}
/**
 * These are equally best and play off. Rule D4.2
 */
export interface Tied {
  type: "dice.tied";
  seats: number[];
}
/**
 * A play-off begins.
 */
export interface PlayOffBegan {
  type: "dice.play_off_began";
  play_off: number;
  order: number[];
}
/**
 * The bank has a winner, or was split.
 */
export interface BackroomGamesDiceEventsGameWon {
  type: "dice.game_won";
  past: PastGame;
}
/**
 * This seat has seen how the game ended, and others have not yet.
 */
export interface BackroomGamesDiceEventsWentOn {
  type: "dice.went_on";
  seat: number;
}
/**
 * Somebody left this seat, came back to it or joined. Rule D1.4
 */
export interface SeatChanged {
  type: "dice.seat_changed";
  seat: number;
  sits: Sits;
  stack: number;
}
/**
 * No person is left: the match ends with this circle. Rule D1.4
 */
export interface LastCircle {
  type: "dice.last_circle";
}
/**
 * The largest stack has won.
 */
export interface MatchEnded {
  type: "dice.match_ended";
  winners: number[];
}
/**
 * To all: this seat deals first.
 */
export interface DealerDrawn {
  type: "crash.dealer_drawn";
  dealer: number;
}
/**
 * To all: a deal begins, every seat holds its cards.
 */
export interface HandsDealt {
  type: "crash.hands_dealt";
  deal: number;
  dealer: number;
}
/**
 * To its holder alone: dealt, or got for the cards thrown in.
 */
export interface YourHand {
  type: "crash.your_hand";
  cards: string[];
}
/**
 * To all: this seat has decided, and the other has not yet.
 */
export interface HasAnswered {
  type: "crash.has_answered";
  seat: number;
}
/**
 * To the seat that has decided alone.
 */
export interface YourAnswer {
  type: "crash.your_answer";
  swap: boolean;
}
/**
 * To all: this seat keeps its cards, and the next one is asked.
 */
export interface Declined {
  type: "crash.declined";
  seat: number;
}
/**
 * To all: the exchange is over.
 */
export interface Exchanged {
  type: "crash.exchanged";
  seats: number[];
}
/**
 * To the seat alone: the table has these hands.
 */
export interface YouLaid {
  type: "crash.you_laid";
  hands: string[][];
}
/**
 * To all: this seat is ready to show its hands, and others are not yet.
 */
export interface LockedIn {
  type: "crash.locked_in";
  seat: number;
}
/**
 * To all: this seat changes its hands after all.
 */
export interface Unlocked {
  type: "crash.unlocked";
  seat: number;
}
/**
 * To all: every hand, and who scored.
 */
export interface Revealed {
  type: "crash.revealed";
  result: DealResult;
}
/**
 * To all: this seat has seen the hands, and others have not yet.
 */
export interface BackroomGamesCrashEventsWentOn {
  type: "crash.went_on";
  seat: number;
}
/**
 * To all: the game is over.
 */
export interface BackroomGamesCrashEventsGameWon {
  type: "crash.game_won";
  winners: number[];
}
/**
 * The clocks of the table as this viewer meets them, when the message left.
 */
export interface Waiting {
  left_ms: number;
  of_ms: number;
  cooling_ms: number;
  own_ms: number;
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
  rules: Rules | DiceRules | CrashRules;
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
  rules: Rules | DiceRules | CrashRules;
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
