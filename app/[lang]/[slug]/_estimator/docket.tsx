import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { type Formatters, getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { PriceRange } from '#lib/pricing/price-range.ts'
import { LinkButton } from '../../_components/ui/button.tsx'
import type { AddOn, EstimatedService, EstimatorCity, EstimatorWords } from './types.ts'

interface DocketProps {
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
  const factor = (value: number) =>
    `× ${formatters.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  const named = (what: string, choice: string) =>
    fillPlaceholders(words.factorOf, { what, choice: choice.toLocaleLowerCase(lang) })
  const lines = [
    { label: named(words.complexity, complexity.label), value: factor(complexity.factor) },
    timeline && { label: named(words.timeline, timeline.label), value: factor(timeline.factor) },
    city && {
      label: fillPlaceholders(words.factorOf, { what: words.city, choice: city.name }),
      value: factor(city.multiplier),
    },
    ...extras.map(({ name, value }) => ({ label: name, value: `+ ${price(value)}` })),
  ].filter((line) => line !== undefined)
  const quote = new URLSearchParams({ service: service.slug, city: city?.slug ?? '' })
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
          <Line label={words.baseRange} value={service.baseText} />
          {lines.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </dl>
      </details>
      <div className="mt-6 grid gap-2.5">
        <LinkButton href={`/get-quote?${quote}`} lang={lang} tone="coal" arrow>
          {words.requestQuote}
        </LinkButton>
        <LinkButton href="/book-installation" lang={lang} tone="outline">
          {words.book}
        </LinkButton>
      </div>
      <p className="mt-5 text-small">{note}</p>
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-2.5">
      <dt>{label}</dt>
      <dd className="font-bold whitespace-nowrap">{value}</dd>
    </div>
  )
}

/** Under two hours in minutes, otherwise hours with one decimal (seed 1, section 9). */
function hoursText(hours: number, words: EstimatorWords, { number, plural }: Formatters) {
  if (hours < 2) return fillPlaceholders(words.minutes, { count: number(Math.round(hours * 60)) })
  const rounded = Math.round(hours * 10) / 10
  return fillPlaceholders(plural(rounded, words.hours), {
    count: number(rounded, { minimumFractionDigits: 1 }),
  })
}
