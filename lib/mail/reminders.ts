import { EMERGENCY } from '#lib/leads/lead.ts'
import { mailReviewLink } from '#lib/leads/mails/occasions.ts'
import { peopleFor } from '#lib/leads/mails/people.ts'
import { recipientsOf } from '#lib/leads/mails/recipients.ts'
import { addUnanswered, type UnansweredLead, unansweredLeads } from '#lib/leads/mails/unanswered.ts'
import { unreviewedLeads } from '#lib/leads/reviews/unreviewed.ts'
import { isReached, localTime, zoneOf } from '#lib/requests/local-time.ts'
import { OpeningHours } from '#lib/requests/opening-hours.ts'
import type { Sources } from './content.ts'

/**
 * Queues a second mail to staff about each booking or quote request that nobody has worked on for the minutes of the document
 * "Mails", once. They count in the opening hours of its province, for an emergency day and night. Without a number there is none.
 */
export async function remindOfUnanswered({ outbox, texts }: Sources): Promise<void> {
  const { mails, site } = await texts('en')
  const recipients = peopleFor(recipientsOf(mails?.requestRecipients), 'reminder')
  const { reminderMinutes: minutes, emergencyReminderMinutes: urgentMinutes } = mails ?? {}
  if (recipients.length === 0 || !(minutes || urgentMinutes)) return
  const now = outbox.now()
  const isDue = ({ receivedAt, lead: { urgency, province_state: province } }: UnansweredLead): boolean => {
    if (urgency === EMERGENCY) return !!urgentMinutes && now - receivedAt >= urgentMinutes * 60_000
    if (!minutes) return false
    const zone = zoneOf(province)
    const open = new OpeningHours(site?.structuredData?.openingHours, province)
    return isReached(open.after(localTime(receivedAt, zone), minutes), localTime(now, zone))
  }
  const due = (await unansweredLeads(outbox)).filter(isDue)
  if (due.length > 0) await addUnanswered(outbox, due, recipients)
}

/** Queues the mail that asks for a review, for each job that is done for the days of the document "Mails", and once more. */
export async function askForReviews({ outbox, texts }: Sources): Promise<void> {
  const days = (await texts('en')).mails?.reviewAfterDays
  if (!days) return
  for (const id of await unreviewedLeads(outbox, days)) await mailReviewLink(outbox, id, null)
}
