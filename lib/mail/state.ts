import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneText } from '#lib/i18n/phone.ts'
import { type Contractor, readContractor } from '#lib/leads/contractors/contractors.ts'
import { type CustomerRequest, readRequest } from '#lib/leads/life/request.ts'
import { stateWords } from '#lib/leads/life/state-words.ts'
import type { Mail } from '#lib/leads/mails/mail.ts'
import { type Offer, offersOf } from '#lib/leads/offers/offer.ts'
import { quotePrice } from '#lib/leads/offers/quote-text.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { isFreed, movedFrom } from '#lib/requests/life.ts'
import { type Content, harmless, linkTo, type Sources } from './content.ts'
import type { Fact } from './letter.ts'

/** The chosen contractor of a request, with the offer. */
interface Chosen {
  offer: Offer
  contractor: Contractor
}

/**
 * A mail about the state of a request: what happened, the day, and the chosen contractor, whom the customer may know. Null when a
 * later step has a mail of its own.
 */
export async function stateFor(
  { outbox, siteUrl }: Sources,
  { id, about, lang }: Mail,
): Promise<Content | null> {
  const request = await readRequest(outbox, about)
  if (!request || !id.endsWith(`-${request.life.version}`)) return null
  const offer = (await offersOf(outbox.db, about)).find(({ state }) => state === 'chosen')
  const contractor = offer && (await readContractor(outbox, offer.contractorId))
  const chosen = contractor ? { offer, contractor } : null
  const { name, text } = newsOf(request, chosen, lang)
  return {
    to: request.lead.email,
    name: harmless(request.lead.name),
    values: { reference: request.reference, state: name, news: text },
    facts: [...daysOf(request, lang), ...(chosen ? contractorIn(request, chosen, lang) : [])],
    href: await linkTo(outbox, about, siteUrl, lang),
  }
}

/** The name of what happened, and what it means. */
function newsOf(
  { type, life }: CustomerRequest,
  chosen: Chosen | null,
  lang: Language,
): { name: string; text: string } {
  const { news } = getDictionary(lang).requestPage
  const words = stateWords(type, life.state, lang)
  if (life.state === 'chosen' && chosen)
    return { ...words, text: fillPlaceholders(news.chosen, { business: chosen.contractor.business }) }
  if (isFreed(life)) return life.state === 'quoted' ? news.freed : news.searching
  return movedFrom(life) ? news.moved : words
}

/** The day of the installation, and the day before it was moved. */
function daysOf({ life }: CustomerRequest, lang: Language): Fact[] {
  if (life.state !== 'scheduled' || !life.appointment) return []
  const { appointment, news } = getDictionary(lang).requestPage
  const before = movedFrom(life)
  const day = appointmentText(life.appointment, lang)
  return before
    ? [
        { label: news.newDay, value: day },
        { label: news.dayBefore, value: appointmentText(before, lang) },
      ]
    : [{ label: appointment, value: day }]
}

/** Who comes: the business, and until the work is done whom to call and for what price. */
function contractorIn(
  { life, lead }: CustomerRequest,
  { offer, contractor }: Chosen,
  lang: Language,
): Fact[] {
  const { yourContractor, chosen, price } = getDictionary(lang).requestPage.quotes
  const business = { label: yourContractor, value: contractor.business }
  if (life.state !== 'chosen' && life.state !== 'scheduled') return [business]
  return [
    business,
    { label: chosen.person, value: contractor.name },
    { label: chosen.phone, value: phoneText(contractor.phone, lang) },
    { label: price, value: offer.quote ? quotePrice(offer.quote, lead.province_state, lang) : '' },
  ].filter(({ value }) => value)
}
