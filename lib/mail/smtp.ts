import nodemailer from 'nodemailer'
import type { MailOutcome } from '#lib/leads/mails/queue.ts'
import { htmlOf, type Letter, textOf } from './letter.ts'

export interface Sender {
  name: string
  address: string
}

/** A letter with its envelope. */
export interface Addressed {
  /** The same id for each attempt, so that a mail server can drop a repetition. A mail that comes back names it. */
  id: string
  /** The id of the conversation that the mail is shown in; null for none. */
  conversation: string | null
  to: string
  from: Sender
  letter: Letter
}

export type Send = (mail: Addressed) => Promise<MailOutcome>

/** Milliseconds to wait for an answer of the mail server. */
const PATIENCE = 20_000

/** Makes a function that sends a mail through a mail server. This function never rejects. */
export function smtpSender(url: string): Send {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // The content of a letter must not make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, conversation, to, from, letter }) => {
    const [, domain] = from.address.split('@')
    const isFirst = conversation === null || conversation === id
    try {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        ...(!isFirst && {
          inReplyTo: `<${conversation}@${domain}>`,
          references: `<${conversation}@${domain}>`,
        }),
        dsn: { id, return: 'headers', notify: 'failure', recipient: to },
        from: { name: from.name || letter.sender.name, address: from.address },
        // An object, so that a comma in the address does not add a second recipient.
        to: { name: '', address: to },
        replyTo: letter.sender.email || from.address,
        subject: letter.subject,
        text: textOf(letter),
        html: htmlOf(letter),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': `${letter.lang}-CA`,
          ...(letter.unsubscribe && {
            'List-Unsubscribe': `<${letter.unsubscribe.href}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      return { kind: 'sent', status: null }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}

/**
 * The SMTP commands whose refusal is final: the server refuses the recipient or the message. A refused sender may be accepted
 * later, when the settings are right.
 */
const FOR_GOOD = ['RCPT TO', 'DATA']

/** Refusals of a recipient because of the address: no such mailbox, moved, or a name that is not allowed (RFC 5321). */
const NO_ADDRESS = [550, 551, 553]

/**
 * Whether a final refusal is about the address, as a mail that comes back is. The extended status (RFC 3463) tells best: `5.1.x`
 * is the address, others are policy, a full mailbox or the message. Without one the answer to the recipient does.
 */
function isOfAddress({ command = '', responseCode, response = '' }: SmtpError): boolean {
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? []
  if (subject) return subject === '1'
  return command === 'RCPT TO' && NO_ADDRESS.includes(responseCode ?? 0)
}

/** The outcome of a failed attempt. It is logged, so it has only codes: messages of mail servers repeat e-mail addresses. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, command = '', responseCode: status = null } = error as SmtpError
  const isRefused = status !== null && status >= 500
  if (isRefused && FOR_GOOD.includes(command))
    return { kind: 'refused', status, isAddressRefused: isOfAddress(error as SmtpError) }
  return { kind: 'retry', status, isAlarm: isRefused || code === 'EAUTH' }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number | null
  /** The answer of the server. It may repeat the e-mail address. */
  response?: string
}
