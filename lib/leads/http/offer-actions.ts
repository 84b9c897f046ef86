import { z } from 'zod'
import { redacted } from '#lib/matching/redact.ts'
import { postalCodeOf } from '#lib/places/postal-code.ts'
import { stepsFrom } from '#lib/requests/life.ts'
import { setPostalCode } from '../life/changes.ts'
import type { CustomerRequest } from '../life/request.ts'
import type { Said } from '../life/said.ts'
import type { Recipient } from '../mails/recipients.ts'
import { reportOffer } from '../offers/answer.ts'
import { type ChoiceRefusal, chooseQuote, dropChosen } from '../offers/choose.ts'
import type { MatchFacts } from '../offers/matching.ts'
import { relay } from '../offers/messages.ts'
import { LONGEST_TEXT, type Offer, readOffer } from '../offers/offer.ts'
import type { Outbox } from '../outbox.ts'
import { sharePhotos } from '../photos/sharing.ts'
import { photoIds } from './take-photos.ts'

/* What a customer does with the offers of contractors, on the page of the request. */

/** What a customer has posted, and the request that it is about. */
interface Asked {
  store: Outbox
  seen: CustomerRequest
  texts: Readonly<Record<string, string>>
  /** The staff who may be told of it. */
  tell: readonly Recipient[]
  dependencies: { matchFacts(): Promise<MatchFacts> }
}

/** The most complaints about the contractors of one request: each is a mail to staff. */
const MOST_COMPLAINTS = 5

/** A number in a hidden field; -1, which is no version, for anything else. */
const version = z.coerce.number().int().catch(-1)

export const OFFER_ACTIONS: Readonly<Record<string, (asked: Asked) => Promise<Said>>> = {
  choose: (asked) =>
    onOwnOffer(asked, async ({ id }) => {
      const facts = await asked.dependencies.matchFacts()
      const quote = version.parse(asked.texts.quote)
      return saidOf(await chooseQuote(asked.store, id, quote, customer(asked), facts), 'chosen')
    }),
  drop: (asked) =>
    onOwnOffer(asked, async ({ id }) =>
      saidOf(await dropChosen(asked.store, id, customer(asked)), 'dropped'),
    ),
  answer: (asked) =>
    onOwnOffer(asked, async ({ id, state }) => {
      const { store, seen } = asked
      const given = textIn(asked)
      if (!given) return 'noAnswer'
      if (given.length > LONGEST_TEXT) return 'tooLong'
      const { name, email, phone, property_address: address } = seen.lead
      // The chosen contractor knows who the customer is.
      const text = state === 'chosen' ? given : redacted(given, { name, email, phone, address }).text
      const done = text === given ? 'answered' : 'answeredWithout'
      return saidOf(await relay(store, id, { sender: 'customer', text }), done)
    }),
  complain: (asked) =>
    onOwnOffer(asked, async ({ id }) => {
      const { store, tell } = asked
      const text = textIn(asked)
      if (!text) return 'noComplaint'
      if (text.length > LONGEST_TEXT) return 'tooLong'
      if ((await complaintsOf(asked)) >= MOST_COMPLAINTS) return 'complainedBefore'
      return saidOf(await reportOffer(store, id, { by: 'customer', text }, tell), 'complained')
    }),
  share: async ({ store, seen, texts }) => {
    if (!stepsFrom(seen.life.state, 'customer').includes('choose')) return 'notNow'
    const ids = photoIds.safeParse((texts.photo ?? '').split('\n').filter(Boolean)).data
    if (!ids) return 'notNow'
    await sharePhotos(store, seen.submissionId, ids)
    return ids.length > 0 ? 'photosShared' : 'photosNotShared'
  },
  postal: async ({ store, seen, texts, tell }) => {
    const typed = (texts.postal_code ?? '').trim()
    const code = typed && postalCodeOf(typed)
    if (code === null) return 'wrongPostalCode'
    const refusal = await setPostalCode(store, seen.submissionId, code, tell)
    return refusal ? 'linkWrong' : 'postalCodeSaved'
  },
}

/** Does something with the offer that the form names. An offer of another request counts as one that is not there. */
async function onOwnOffer(
  { store, seen, texts }: Asked,
  act: (offer: Offer) => Promise<Said>,
): Promise<Said> {
  const offer = await readOffer(store.db, texts.offer ?? '')
  return offer?.submissionId === seen.submissionId ? act(offer) : 'over'
}

const customer = ({ texts, tell }: Asked) =>
  ({ by: 'customer', seen: version.parse(texts.seen), tell }) as const

const textIn = ({ texts }: Asked): string => (texts.text ?? '').replace(/\r\n?/g, '\n').trim()

const saidOf = (refusal: ChoiceRefusal | 'tooMany' | null, done: Said): Said =>
  refusal === 'unknown' ? 'linkWrong' : (refusal ?? done)

async function complaintsOf({ store, seen }: Asked): Promise<number> {
  const reports = await store.db
    .selectFrom('lead_events')
    .select('detail')
    .where('submission_id', '=', seen.submissionId)
    .where('kind', '=', 'job_reported')
    .execute()
  return reports.filter(({ detail }) => JSON.parse(detail ?? '{}').by === 'customer').length
}
