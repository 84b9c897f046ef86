import { aboutOf } from '#lib/notices/notices.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addMail } from './queue.ts'
import type { Recipient } from './recipients.ts'

/** Queues the mail about leads that look like spam to each person, if some came since the last one. */
export function addSuspected(store: LeadStore, day: string, people: readonly Recipient[]): Promise<void> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    const { last } = await trx
      .selectFrom('mails')
      .select(({ fn }) => fn.max('queued_at').as('last'))
      .where('kind', '=', 'suspectedRequests')
      .executeTakeFirstOrThrow()
    const found = await trx
      .selectFrom('leads')
      .select('submission_id')
      .where('state', '=', 'suspected')
      .where('received_at', '>', Number(last ?? 0))
      .limit(1)
      .executeTakeFirst()
    if (!found) return
    for (const [place, { email, language }] of people.entries()) {
      const id = `suspectedRequests-${day}-${place}`
      await addMail(trx, { id, kind: 'suspectedRequests', about: email, lang: language }, now)
    }
  })
}

/** Queues the summary of the seven days before a day to each person. */
export function addWeek(store: LeadStore, day: string, people: readonly Recipient[]): Promise<void> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    for (const [place, { email, language }] of people.entries()) {
      const about = aboutOf({ to: email, id: day })
      await addMail(
        trx,
        { id: `weeklySummary-${day}-${place}`, kind: 'weeklySummary', about, lang: language },
        now,
      )
    }
  })
}
