import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Job, jobHref } from '#lib/job/job.ts'
import { factorText } from '#lib/pricing/factor-text.ts'
import { hoursText } from '#lib/pricing/hours-text.ts'
import type { PriceRange } from '#lib/pricing/price-range.ts'
import { LinkButton } from '../../../../_components/ui/button.tsx'
import { DocketLine } from '../../../../_components/ui/docket-line.tsx'
import type { AddOn, EstimatedService, EstimatorCity, EstimatorWords } from './types.ts'

interface DocketProps {
  /** What is chosen: the links take it along. */
  job: Job
  service: EstimatedService
  total: PriceRange
  hours: number
  complexity: { label: string; factor: number }
  timeline: { label: string; factor: number } | undefined
  city: EstimatorCity | undefined
  extras: AddOn[]
  note: string
  lang: Language
  words: EstimatorWords
}

/** The yellow docket: the estimate, and every factor in it. Without scripts it shows the base range. */
export function Docket({
  job,
  service,
  total,
  hours,
  complexity,
  timeline,
  city,
  extras,
  note,
  lang,
  words,
}: DocketProps) {
  const formatters = getFormatters(lang)
  const { price, priceRange } = formatters
  const named = (what: string, choice: string) =>
    fillPlaceholders(words.factorOf, { what, choice: choice.toLocaleLowerCase(lang) })
  const lines = [
    { label: named(words.complexity, complexity.label), value: factorText(complexity.factor, formatters) },
    timeline && {
      label: named(words.timeline, timeline.label),
      value: factorText(timeline.factor, formatters),
    },
    city && {
      label: fillPlaceholders(words.factorOf, { what: words.city, choice: city.name }),
      value: factorText(city.multiplier, formatters),
    },
    ...extras.map(({ name, value }) => ({ label: name, value: `+\u00A0${price(value)}` })),
  ].filter((line) => line !== undefined)
  return (
    <div className="on-yellow p-5 md:p-8">
      <p className="type-label text-body">{words.yourEstimate}</p>
      <div aria-live="polite" className="noscript:hidden">
        <p className="type-figure mt-2">{priceRange(total.min, total.max)}</p>
        <p className="mt-4 font-bold">
          {fillPlaceholders(words.onSite, { time: hoursText(hours, words, formatters) })}
        </p>
      </div>
      <p className="type-figure mt-2 hidden noscript:block">{service.baseText}</p>
      <details open className="group mt-5 noscript:hidden">
        <summary className="flex min-h-11 items-center justify-between font-label">
          {words.breakdown}
          <svg className="icon size-4 group-open:rotate-180" aria-hidden="true">
            <use href="#icon-chevron" />
          </svg>
        </summary>
        <dl className="border-b-2 border-rule">
          <DocketLine label={words.baseRange} value={service.baseText} />
          {lines.map((line) => (
            <DocketLine key={line.label} {...line} />
          ))}
        </dl>
      </details>
      <div className="mt-6 grid gap-2.5">
        <LinkButton href={jobHref('/get-quote', job)} lang={lang} tone="coal" arrow>
          {words.requestQuote}
        </LinkButton>
        <LinkButton href={jobHref('/book-installation', job)} lang={lang} tone="outline">
          {words.book}
        </LinkButton>
      </div>
      <p className="mt-5 text-small">{note}</p>
    </div>
  )
}
