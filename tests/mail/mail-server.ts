import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'

/** A real mail server, and what it was sent. */
export interface MailServer {
  url: string
  received: ParsedMail[]
  /** The envelope of each mail that was sent. */
  envelopes: SMTPServerEnvelope[]
  /** Called with each recipient; an error with a `responseCode` refuses it. */
  refuse: (address: string) => Error | null
  /** The mail with this recipient, once it is there. */
  mailTo(address: string): Promise<ParsedMail>
  close(): Promise<void>
}

/** An answer of a mail server. */
export const smtpError = (responseCode: number) =>
  Object.assign(new Error(`No, not that one (${responseCode})`), { responseCode })

export async function startMailServer(at = 0): Promise<MailServer> {
  const received: ParsedMail[] = []
  const envelopes: SMTPServerEnvelope[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate would be its own, which no client trusts.
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 'site' }) : callback(smtpError(535)),
    onRcptTo: ({ address }, _session, callback) => callback(mail.refuse(address)),
    // It reports what cannot be delivered, as most servers do.
    hideDSN: false,
    onData: (stream, { envelope }, callback) => {
      simpleParser(stream).then((parsed) => {
        received.push(parsed)
        envelopes.push(envelope)
        for (const look of waiting) look()
        callback()
      }, callback)
    },
  })
  // A process that is killed resets its connection. Its mail is sent again.
  server.on('error', (error) => {
    if (!('code' in error) || error.code !== 'ECONNRESET') throw error
  })
  server.listen(at, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    refuse: () => null,
    mailTo: (address) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find((one) => addressesOf(one).includes(address))
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}

/** Whom a mail is to. */
export function addressesOf({ to }: ParsedMail): (string | undefined)[] {
  return [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
}
