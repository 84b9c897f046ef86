import { type Job, jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureLabel, figureText } from '#lib/pricing/figure-text.ts'
import { LinkButton } from '../ui/links.tsx'

interface QuoteBarProps {
  job: Job
  figure: Figure | null
  lang: Language
}

/** A sticky bar at the bottom of a phone's screen: price and link to a quote. It must be the last element of its page. */
export function QuoteBar({ job, figure, lang }: QuoteBarProps) {
  const words = getDictionary(lang)
  return (
    <div className="quote-bar">
      <p>
        <span>{figureText(figure, lang)}</span>
        <span>{figureLabel(figure, words.money, lang)}</span>
      </p>
      <LinkButton href={jobHref('/get-quote', job)} lang={lang} small>
        {words.service.getFreeQuotes}
      </LinkButton>
    </div>
  )
}
