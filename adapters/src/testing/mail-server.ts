import { once } from "node:events"
import type { Socket } from "node:net"
import { buffer } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"

interface Received {
  readonly to: ReadonlyArray<string>
  readonly bytes: Buffer
}

/** What the server says instead of taking a step: a reply with its code, or nothing more at all. */
type Reply = readonly [code: number, words: string]

interface Options {
  readonly host?: string
  readonly port?: number
  /** Of the user `rounds`; without one nobody has to sign in. */
  readonly password?: string
  readonly encrypted?: boolean
  /** Addresses that do not exist. */
  readonly refused?: ReadonlyArray<string>
  /** Addresses whose mailbox is full for now. */
  readonly postponed?: ReadonlyArray<string>
  /** Steps that it refuses everybody; "hang up": it keeps the letter and is gone before it says so. */
  readonly refuses?: {
    readonly connection?: Reply
    readonly sender?: Reply
    readonly recipient?: Reply
    readonly letter?: Reply | "hang up"
  }
}

const reply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

const refusal = (given: Reply | undefined): Error | null => (given === undefined ? null : reply(...given))

/** A mail server that keeps what it is given. */
export const startMailServer = async (options: Options = {}) => {
  const received: Array<Received> = []
  const host = options.host ?? "127.0.0.1"
  const refuses = options.refuses ?? {}
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    disabledCommands: options.encrypted === false ? ["STARTTLS"] : [],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === "rounds" && password === options.password
        ? done(null, { user: username })
        : done(reply(535, "5.7.8 Authentication failed")),
    onConnect: (_session, done) => done(refusal(refuses.connection)),
    onMailFrom: (_address, _session, done) => done(refusal(refuses.sender)),
    onRcptTo: ({ address }, _session, done) => {
      if (options.refused?.includes(address)) return done(reply(550, `5.1.1 <${address}>: no such mailbox`))
      if (options.postponed?.includes(address)) return done(reply(452, "4.2.2 Mailbox full"))
      done(refusal(refuses.recipient))
    },
    onData: (stream, session, done) =>
      void buffer(stream).then((bytes) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), bytes })
        if (refuses.letter !== "hang up") return done(refusal(refuses.letter))
        for (const socket of sockets) socket.destroy()
      }),
  })
  // A client that hangs up is no fault of the server.
  server.on("error", () => {})
  const sockets = new Set<Socket>()
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  server.listen(options.port ?? 0, host)
  await once(server.server, "listening")
  const address = server.server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `smtp://${host}:${port}`,
    port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
