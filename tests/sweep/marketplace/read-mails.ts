import { expect } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { addressesOf, type MailServer } from '../../mail/mail-server.ts'

/** The mails to an address so far, in their order. */
export const mailsTo = ({ received }: MailServer, address: string): ParsedMail[] =>
  received.filter((mail) => addressesOf(mail).includes(address))

/** Their subjects, with `M` for every reference. */
export const subjectsTo = (mail: MailServer, address: string): string[] =>
  mailsTo(mail, address).map(({ subject = '' }) => subject.replace(/M-[A-Z0-9]{4}-[A-Z0-9]{4}/g, 'M'))

/** The text of the newest mail to an address, once there are so many. */
export async function textOf(mail: MailServer, address: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(mail, address).length, { timeout: 30_000 }).toBe(count)
  return mailsTo(mail, address).at(-1)?.text ?? ''
}

/** All that a mail says and has in it: headers, both bodies and attachments. */
export const wholeOf = ({ headerLines, text, html, attachments }: ParsedMail): string =>
  [
    ...headerLines.map(({ line }) => line),
    text,
    html,
    ...attachments.map(({ filename, content }) => `${filename}\n${content.toString('latin1')}`),
  ].join('\n')
