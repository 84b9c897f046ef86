import { Facts } from '#components/ui/facts.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FinishedWork, Quote } from '#lib/leads/offers/offer.ts'
import { withTaxOf } from '#lib/leads/offers/quote-text.ts'
import type { SharedJob } from '#lib/leads/offers/shared-job.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { Section } from '../../../jobs/_parts/section.tsx'
import { fileHref } from './quote-facts.tsx'

interface FinishedProps {
  finished: FinishedWork
  quote: Quote | null
  job: SharedJob
  lang: Language
}

/** What the contractor reported at the end of the work. */
export function Finished({ finished: { at, price, text, photo }, quote, job, lang }: FinishedProps) {
  const { finished: words } = getDictionary(lang).jobPages.job
  const { date, price: priceText } = getFormatters(lang)
  const facts = [
    { label: words.day, value: date(localTime(at, zoneOf(job.province)).day) },
    ...(price === null
      ? []
      : [{ label: words.price, value: withTaxOf(quote, priceText(price), job.province, lang) }]),
  ]
  return (
    <Section title={words.title}>
      <Facts facts={facts} />
      {text && <p className="border-t border-rule py-2 wrap-anywhere whitespace-pre-line">{text}</p>}
      {photo && (
        <img
          src={fileHref(photo)}
          width={240}
          height={240}
          className="mt-4 rounded-control border-2 border-rule object-cover"
          alt={words.photo}
        />
      )}
    </Section>
  )
}
