import { messagesOf } from '../offers/messages.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { Contractor } from './contractors.ts'
import { filesOf } from './files.ts'
import { jobsOf } from './jobs.ts'

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A licence or an insurance without the account of who checked it. */
const withoutStaff = <Proven extends { checkedBy: string | null } | null>(proven: Proven) =>
  proven && { ...proven, checkedBy: undefined }

/**
 * Everything that is stored about a contractor, for the contractor: the record, its answers, its own messages and its files. It
 * has nothing about customers but the references of their requests, and nothing that staff wrote for themselves.
 */
export async function dataOfContractor(store: LeadStore, contractor: Contractor) {
  const { id, state, business, name, email, phone, lang, profile, createdAt, pausedUntil } = contractor
  const jobs = await jobsOf(store, id)
  const messages = await messagesOf(
    store,
    jobs.map(({ offer }) => offer.id),
  )
  const files = await filesOf(store, id)
  const events = await store.db
    .selectFrom('contractor_events')
    .select(['at', 'kind'])
    .where('contractor_id', '=', id)
    .orderBy('id')
    .execute()
  return {
    state,
    business,
    name,
    email,
    phone,
    language: lang,
    created_at: timeOf(createdAt),
    paused_until: timeOf(pausedUntil),
    profile: {
      ...profile,
      licences: profile.licences.map(withoutStaff),
      insurance: withoutStaff(profile.insurance),
    },
    jobs: jobs.map(({ offer, reference }) => ({
      reference,
      state: offer.state,
      asked_at: timeOf(offer.askedAt),
      answer_by: timeOf(offer.answerBy),
      seen_at: timeOf(offer.seenAt),
      answered_at: timeOf(offer.answeredAt),
      chosen_at: timeOf(offer.chosenAt),
      reason: offer.reason,
      quote: offer.quote,
      finished: offer.finished,
      messages: messages
        .filter(({ offerId, sender }) => offerId === offer.id && sender === 'contractor')
        .map(({ at, text }) => ({ at: timeOf(at), text })),
    })),
    files: files.map(({ kind, name: fileName, media_type, received_at, id: file }) => ({
      id: file,
      kind,
      name: fileName,
      media_type,
      received_at: timeOf(received_at),
    })),
    events: events.map(({ at, kind }) => ({ at: timeOf(at), kind })),
  }
}
