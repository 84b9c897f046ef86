import nodemailer from 'nodemailer'
import type { MailOutcome } from '#lib/leads/mails/queue.ts'
import { htmlOf, type Letter, textOf } from './letter.ts'

/** A letter with its envelope. */
export interface Addressed {
  /** The same for each attempt, so that a mail server can drop a repetition. */
  id: string
  to: string
  /** The sender's address, which the mail server has to accept. */
  from: string
  letter: Letter
}

export type Send = (mail: Addressed) => Promise<MailOutcome>

/** Milliseconds without a word from the mail server. */
const PATIENCE = 20_000

/** Sends through a mail server. What it returns never rejects. */
export function smtpSender(url: string): Send {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A letter is text that was made here: nothing of it names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, to, from, letter }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${from.split('@')[1]}>`,
        from: { name: letter.sender.name, address: from },
        // As an object, so that a comma in it makes no second recipient.
        to: { name: '', address: to },
        replyTo: letter.sender.email || from,
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

/** What a mail server refuses for good: the recipient or the message. It may accept the sender once its settings are right. */
const FOR_GOOD = ['RCPT TO', 'DATA']

/** Only codes: the sentences of mail servers repeat addresses. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, command = '', responseCode: status = null } = error as SmtpError
  const isRefused = status !== null && status >= 500
  if (isRefused && FOR_GOOD.includes(command)) return { kind: 'refused', status }
  return { kind: 'retry', status, isAlarm: isRefused || code === 'EAUTH' }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number | null
}
