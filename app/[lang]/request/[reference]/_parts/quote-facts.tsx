import type { ReactNode } from 'react'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Lead } from '#lib/leads/lead.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import { comparedWith, type OfferSeen } from '#lib/leads/offers/customer-offers.ts'
import type { Quote } from '#lib/leads/offers/offer.ts'
import { quoteAmount } from '#lib/leads/offers/quote-text.ts'
import { licenceText } from '#lib/matching/advertising.ts'
import { taxNames } from '#lib/pricing/tax-text.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

/** The facts of a quote and of its contractor, each with its name. Every quote has the same facts in the same order. */
export function quoteFacts(
  { lead }: CustomerRequest,
  offer: OfferSeen & { quote: Quote },
  lang: Language,
): { label: string; value: ReactNode }[] {
  const { quotes: words } = getDictionary(lang).requestPage
  const { price, date } = getFormatters(lang)
  const { quote } = offer
  const { permit } = quote
  const today = localTime(Date.now(), zoneOf(lead.province_state)).day
  const days = quote.days.filter((day) => day >= today).map(date)
  const validUntil = date(quote.validUntil)
  return [
    {
      label: words.price,
      value: (
        <>
          <strong className="block text-lead">{quoteAmount(quote, lang)}</strong>
          {againstEstimate(lead, quote, lang)}
        </>
      ),
    },
    { label: words.tax, value: taxOf(quote, lead.province_state, lang) },
    {
      label: words.permit,
      value:
        permit === null ? words.permitNone : fillPlaceholders(words.permitCost, { price: price(permit) }),
    },
    {
      label: words.included,
      value: (
        <>
          <span className="block whitespace-pre-line">{quote.included}</span>
          {quote.file && (
            <a
              href={`/api/job/file?${new URLSearchParams({ id: quote.file })}`}
              data-loads
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {offer.fileName ?? words.file}
            </a>
          )}
        </>
      ),
    },
    { label: words.days, value: days.length > 0 ? <Lines lines={days} /> : words.daysPast },
    {
      label: words.validUntil,
      value:
        offer.holds || offer.state === 'chosen'
          ? validUntil
          : fillPlaceholders(words.overSince, { date: validUntil }),
    },
    { label: words.checked, value: <Lines lines={checkedOf(offer, lang)} /> },
    { label: words.here, value: <Lines lines={knownOf(offer, lang)} /> },
  ]
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))

/** Whether tax comes on top, and which: `Comes on top: HST 13%`. */
function taxOf({ tax }: Quote, province: string, lang: Language): string {
  const { requestPage, shell } = getDictionary(lang)
  const { taxAdded, taxNone } = requestPage.quotes
  return tax === 'none' ? taxNone : [taxAdded, taxNames(province, lang)].filter(Boolean).join(shell.colon)
}

/**
 * The price without permit in words against the estimate, which has none either; empty when the request has no estimate for all
 * of the work.
 */
function againstEstimate(lead: Lead, quote: Quote, lang: Language): string {
  const estimate = estimateOf(lead)
  if (!estimate) return ''
  const { against, withoutPermit } = getDictionary(lang).requestPage.quotes
  const range = getFormatters(lang).priceRange(estimate.low, estimate.high)
  const text = fillPlaceholders(against[comparedWith(estimate, quote)], { estimate: range })
  return quote.permit ? fillPlaceholders(withoutPermit, { text }) : text
}

/** The estimate is that of one piece of the first job, so it says nothing of a request for more. */
function estimateOf({ jobs }: Lead): { low: number; high: number } | null {
  const [job, ...others] = jobs
  if (!job?.estimate_low || job.quantity > 1 || others.length > 0) return null
  return { low: Number(job.estimate_low), high: Number(job.estimate_high) }
}

/** What staff have seen of the contractor, with the day. */
function checkedOf({ licences, insurance }: OfferSeen, lang: Language): string[] {
  const { quotes: words } = getDictionary(lang).requestPage
  const { date, price } = getFormatters(lang)
  const lines = licences.map(({ authority, number, checkedOn }) =>
    fillPlaceholders(words.licence, {
      licence: licenceText({ authority, number }, lang) || number,
      date: date(checkedOn),
    }),
  )
  if (insurance) {
    const amount = price(insurance.amount)
    lines.push(fillPlaceholders(words.insurance, { amount, date: date(insurance.checkedOn) }))
  }
  return lines.length > 0 ? lines : [words.notChecked]
}

/** The rating of the public installer, and the jobs done here. */
function knownOf({ rating, jobsDone }: OfferSeen, lang: Language): string[] {
  const { quotes: words } = getDictionary(lang).requestPage
  const { number, plural } = getFormatters(lang)
  const jobs =
    jobsDone > 0 ? fillPlaceholders(plural(jobsDone, words.jobs), { count: number(jobsDone) }) : words.noJobs
  return rating === null ? [jobs] : [fillPlaceholders(words.rating, { rating: number(rating) }), jobs]
}
