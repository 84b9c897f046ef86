import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { readContractor } from '#lib/leads/contractors/contractors.ts'
import type { Mail } from '#lib/leads/mails/mail.ts'
import { messagesOf } from '#lib/leads/offers/messages.ts'
import { isLive, offersOf } from '#lib/leads/offers/offer.ts'
import { quotePrice } from '#lib/leads/offers/quote-text.ts'
import { readLead } from '#lib/leads/staff/list.ts'
import { type Content, harmless, linkTo, type Sources } from './content.ts'

/* The mails to customers about the offers of contractors. */

/** A mail about a quote: who gives it, and its price. Null when it was taken back, or has changed since. */
export async function quoteFor(
  { outbox, siteUrl }: Sources,
  { id, about, lang }: Mail,
): Promise<Content | null> {
  const lead = await readLead(outbox, about)
  const offer = (await offersOf(outbox.db, about)).find(
    (one) => one.state === 'quoted' && id.endsWith(`-${one.id}-${one.quoteVersion}`),
  )
  const contractor = offer && (await readContractor(outbox, offer.contractorId))
  if (!lead || !offer?.quote || !contractor) return null
  return {
    to: lead.lead.email,
    name: harmless(lead.lead.name),
    words: offer.quoteVersion > 1 ? 'changedQuote' : 'newQuote',
    note: lead.emailProvenAt === null ? getDictionary(lang).mails.confirms.answer : '',
    values: { reference: lead.reference },
    facts: [
      { label: contractor.business, value: quotePrice(offer.quote, lead.lead.province_state, lang) },
      {
        label: getDictionary(lang).requestPage.quotes.validUntil,
        value: getFormatters(lang).date(offer.quote.validUntil),
      },
    ],
    href: await linkTo(outbox, about, siteUrl, lang),
  }
}

/** A mail with the question of a contractor. Null when the offer is over. */
export async function questionFor(
  { outbox, siteUrl }: Sources,
  { id, about, lang }: Mail,
): Promise<Content | null> {
  const lead = await readLead(outbox, about)
  const offers = await offersOf(outbox.db, about)
  const messages = await messagesOf(
    outbox,
    offers.map((offer) => offer.id),
  )
  const question = messages.find(({ offerId, at }) => id.endsWith(`-${offerId}-${at}`))
  const offer = offers.find((one) => one.id === question?.offerId)
  const contractor = offer && (await readContractor(outbox, offer.contractorId))
  // A message is not taken by an offer that is over.
  if (!lead || !question || !contractor || !isLive(offer)) return null
  return {
    to: lead.lead.email,
    name: harmless(lead.lead.name),
    words: offer.state === 'chosen' ? 'jobMessage' : undefined,
    note: lead.emailProvenAt === null ? getDictionary(lang).mails.confirms.answer : '',
    values: { reference: lead.reference },
    facts: [{ label: contractor.business, value: question.text }],
    href: await linkTo(outbox, about, siteUrl, lang),
  }
}
