import { Facts } from '#components/ui/facts.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { JOB_ADDRESS } from '#lib/leads/offers/links.ts'
import { holds, type Quote } from '#lib/leads/offers/offer.ts'
import { quotePrice } from '#lib/leads/offers/quote-text.ts'

/** The address of a file of a contractor. */
export const fileHref = (id: string): string =>
  localizedHref(`${JOB_ADDRESS}/file?${new URLSearchParams({ id })}`, 'en')

interface QuoteFactsProps {
  quote: Quote
  /** The two letters of the province of the job. */
  province: string
  /** Today in the province of the job, while the quote can be chosen. */
  today?: string
  /** The name of its file; null without one. */
  fileName: string | null
  lang: Language
}

/** A quote as the customer sees it. */
export function QuoteFacts({ quote, province, today, fileName, lang }: QuoteFactsProps) {
  const { facts: words } = getDictionary(lang).jobPages.job
  const { date, list, price } = getFormatters(lang)
  const validUntil = date(quote.validUntil)
  const isOver = today !== undefined && !holds(quote, today)
  return (
    <>
      <Facts
        facts={[
          { label: words.price, value: quotePrice(quote, province, lang) },
          { label: words.permit, value: quote.permit === null ? words.noPermit : price(quote.permit) },
          { label: words.days, value: list(quote.days.map(date)) },
          {
            label: words.validUntil,
            value: isOver ? fillPlaceholders(words.overSince, { date: validUntil }) : validUntil,
          },
        ]}
      />
      <p className="border-t border-rule py-2">
        <span className="block text-small text-muted">{words.included}</span>
        <span className="wrap-anywhere whitespace-pre-line">{quote.included}</span>
      </p>
      {quote.file && fileName && (
        <p className="border-t border-rule py-2">
          <span className="block text-small text-muted">{words.file}</span>
          <a
            href={fileHref(quote.file)}
            className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
            data-loads
          >
            {fileName}
          </a>
        </p>
      )}
    </>
  )
}
