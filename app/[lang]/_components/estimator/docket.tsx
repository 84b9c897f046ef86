import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Job, jobHref } from '#lib/job/job.ts'
import type { Estimate } from '#lib/pricing/estimate.ts'
import { estimateLines } from '#lib/pricing/estimate-lines.ts'
import { averageOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { estimatedTimeText } from '#lib/pricing/time-text.ts'
import { LinkButton } from '../ui/button.tsx'
import { DocketLine } from '../ui/docket-line.tsx'
import type { EstimatorCity, EstimatorTexts, EstimatorWords, ServiceToEstimate } from './types.ts'

interface DocketProps {
  /** What is chosen: the links take it along. */
  job: Job
  service: ServiceToEstimate
  city: EstimatorCity | null
  estimate: Estimate
  texts: EstimatorTexts
  lang: Language
  words: EstimatorWords
}

/** The yellow docket: the estimate, and every factor in it. Without scripts it shows the price range. */
export function Docket({ job, service, city, estimate, texts, lang, words }: DocketProps) {
  const lines = estimateLines({ service, city, estimate }, lang, words)
  const average = city && averageOf(service, city)
  return (
    <div className="on-yellow p-5 md:p-8">
      <p className="type-label text-body noscript:hidden">{words.yourEstimate}</p>
      <div aria-live="polite" className="noscript:hidden">
        <p className="type-figure mt-2">{figureText(estimate.figure, lang)}</p>
        <p className="mt-4 font-bold">
          {fillPlaceholders(words.onSite, { time: estimatedTimeText(estimate.time, lang) })}
        </p>
        {average && texts.average && (
          <p className="mt-3">
            {fillPlaceholders(texts.average, { city: city.name, average: figureText(average, lang) })}
          </p>
        )}
      </div>
      <p className="type-label hidden text-body noscript:block">{words.range}</p>
      <p className="type-figure mt-2 hidden noscript:block">{lines[0]?.value}</p>
      <details open className="group mt-5 noscript:hidden">
        <summary className="flex min-h-11 items-center justify-between font-label">
          {words.breakdown}
          <svg className="icon size-4 group-open:rotate-180" aria-hidden="true">
            <use href="#icon-chevron" />
          </svg>
        </summary>
        <dl className="border-b-2 border-rule">
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
      <p className="mt-5 text-small">{texts.note}</p>
    </div>
  )
}
