import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"

interface Received {
  readonly to: ReadonlyArray<string>
  readonly bytes: Buffer
}

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
}

const reply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** A mail server that keeps what it is given. */
export const startMailServer = async (options: Options = {}) => {
  const received: Array<Received> = []
  const host = options.host ?? "127.0.0.1"
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    disabledCommands: options.encrypted === false ? ["STARTTLS"] : [],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === "rounds" && password === options.password
        ? done(null, { user: username })
        : done(reply(535, "5.7.8 Authentication failed")),
    onRcptTo: ({ address }, _session, done) => {
      if (options.refused?.includes(address)) return done(reply(550, `5.1.1 <${address}>: no such mailbox`))
      if (options.postponed?.includes(address)) return done(reply(452, "4.2.2 Mailbox full"))
      done()
    },
    onData: (stream, session, done) =>
      void buffer(stream).then((bytes) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), bytes })
        done()
      }),
  })
  // A client that hangs up is no fault of the server.
  server.on("error", () => {})
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
