import type { Language } from '#lib/i18n/languages.ts'
import { DocketLine } from '../ui/facts.tsx'
import { LinkButton } from '../ui/links.tsx'
import type { EstimateTexts, EstimatorWords } from './types.ts'

interface DocketProps {
  estimate: EstimateTexts
  /** True while the shown estimate is older than the choices, because the code that calculates it is still loading. */
  isBehind: boolean
  /** The note in small print below the links. */
  note: string
  lang: Language
  words: EstimatorWords
}

/** The docket: a box with the estimate and each line of its calculation. */
export function Docket({ estimate, isBehind, note, lang, words }: DocketProps) {
  const { figure, time, average, lines, quoteHref, bookHref } = estimate
  return (
    <div aria-busy={isBehind} className="group/docket on-loud p-4 md:p-8">
      <p className="type-label text-body">{words.yourEstimate}</p>
      <div aria-live="polite" className="group-aria-busy/docket:opacity-50">
        <p className="type-figure mt-1">{figure}</p>
        <p className="mt-1 font-bold md:mt-4">{time}</p>
        {average && <p className="mt-2 md:mt-3">{average}</p>}
      </div>
      <details open className="group mt-2 md:mt-5">
        <summary className="flex min-h-11 items-center justify-between font-label">
          {words.breakdown}
          <svg className="icon size-4 group-open:rotate-180" viewBox="0 0 20 20" aria-hidden="true">
            <use href="#icon-chevron" />
          </svg>
        </summary>
        <dl className="border-b-2 border-rule group-aria-busy/docket:opacity-50">
          {lines.map((line) => (
            <DocketLine key={line.label} {...line} />
          ))}
        </dl>
      </details>
      <div className="mt-3 grid gap-2.5 md:mt-6">
        <LinkButton href={quoteHref} lang={lang} tone="dark" arrow>
          {words.requestQuote}
        </LinkButton>
        <LinkButton href={bookHref} lang={lang} tone="outline">
          {words.book}
        </LinkButton>
      </div>
      <p className="mt-3 text-small md:mt-5">{note}</p>
    </div>
  )
}
