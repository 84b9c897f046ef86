import { outsideOfRequest } from '#lib/server/request-id.ts'
import type { MailDelivery } from './delivery.ts'

declare global {
  // Next.js loads modules more than once per process; the timer must exist once.
  var montageMail: { delivery: MailDelivery; timer: NodeJS.Timeout } | undefined
}

const DELIVER_EVERY = 5_000

/** Sends mails that are due, as long as the process lives. */
export function startMailTimer(delivery: MailDelivery): void {
  globalThis.montageMail ??= { delivery, timer: setInterval(mailSoon, DELIVER_EVERY).unref() }
}

/** Sends mails that are due, in the background. Does nothing without a mail server. */
export function mailSoon(): void {
  void outsideOfRequest(deliverMail)
}

/** Sends mails that are due. Never rejects. */
export async function deliverMail(): Promise<void> {
  await globalThis.montageMail?.delivery.deliverDue()
}
