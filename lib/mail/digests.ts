import { addSuspected, addWeek } from '#lib/leads/mails/digests.ts'
import { peopleFor } from '#lib/leads/mails/people.ts'
import { recipientsOf } from '#lib/leads/mails/recipients.ts'
import { localTime } from '#lib/requests/local-time.ts'
import { SITE_ZONE } from '#lib/site-day.ts'
import type { Sources } from './content.ts'

/** The minute of the day at which mails that sum up are sent, on the site's clock. */
const MORNING = 8 * 60

const MONDAY = 1

/**
 * Queues the mails that sum up: each morning how many requests were set aside as spam, if new ones were, and on Monday what
 * the week before was. Each is queued once a day. Returns false when it is too early.
 */
export async function queueDigests({ outbox, texts }: Sources): Promise<boolean> {
  const { day, minutes } = localTime(outbox.now(), SITE_ZONE)
  if (minutes < MORNING) return false
  const recipients = recipientsOf((await texts('en')).mails?.requestRecipients)
  await addSuspected(outbox, day, peopleFor(recipients, 'suspected'))
  if (new Date(`${day}T12:00Z`).getUTCDay() === MONDAY)
    await addWeek(outbox, day, peopleFor(recipients, 'week'))
  return true
}
