// The only place that opens a socket. It reconnects by itself until it is closed.

/** @typedef {import("./wire.d.ts").Command} Command */
/** @typedef {import("./wire.d.ts").Message} Message */

/**
 * @typedef {object} Ear
 * @property {(message: Message) => void} hear
 * @property {() => void} opened
 * @property {() => void} lost  it is being opened again
 * @property {(code: number) => void} ended  the server will not have us; it stays closed
 */

const WAITS_MS = [200, 500, 1000, 2000, 4000, 8000]; // before each new attempt
const PING_MS = 15_000; // of silence, then a ping
const DEAD_MS = 8_000; // without an answer to it
const FINAL = new Set([4401, 4404, 4409, 4410]); // closing codes after which trying again is no use

/** @param {string} table @param {Ear} ear */
export function connect(table, ear) {
  return new Line(table, ear);
}

export class Line {
  /** @param {string} table @param {Ear} ear */
  constructor(table, ear) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
    this.ear = ear;
    this.attempts = 0;
    this.isClosed = false;
    this.timer = 0;
    this.hurry = () => this.retryNow();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** @param {Command} command @returns {boolean} did it leave? */
  send(command) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  close() {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** @private */
  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.watch(PING_MS);
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.watch(PING_MS);
      this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket && !this.isClosed) this.fail(event.code);
    };
  }

  /** @private @param {Message} message */
  take(message) {
    if (message.type === "welcome") {
      this.attempts = 0;
      this.ear.opened();
    }
    this.ear.hear(message);
  }

  /** @private  a socket that is silent for so long is asked, then given up */
  watch(/** @type {number} */ silence) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.send({ type: "ping", id: "ping" })) return;
      this.timer = setTimeout(() => this.abandon(), DEAD_MS);
    }, silence);
  }

  /** @private */
  abandon() {
    const socket = this.socket;
    this.fail(1006);
    socket?.close();
  }

  /** @private @param {number} code */
  fail(code) {
    clearTimeout(this.timer);
    this.socket = undefined;
    if (FINAL.has(code)) {
      this.close();
      this.ear.ended(code);
      return;
    }
    this.ear.lost();
    const wait = WAITS_MS[Math.min(this.attempts, WAITS_MS.length - 1)] ?? 0;
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + jitter() / 2));
  }

  /** @private  the network or the person is back */
  retryNow() {
    if (document.hidden || this.isClosed) return;
    if (this.socket) {
      this.watch(0);
      return;
    }
    clearTimeout(this.timer);
    this.attempts = 0;
    this.open();
  }
}

/** So that not all come back in the same moment after a restart. 0..1 */
function jitter() {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;
}
