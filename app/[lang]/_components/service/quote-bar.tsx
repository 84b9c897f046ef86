import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Job, jobHref } from '#lib/job/job.ts'
import { LinkButton } from '../ui/button.tsx'

interface QuoteBarProps {
  job: Job
  price: string
  /** What the price is. */
  note: string
  lang: Language
}

/** On a phone, at the bottom of the screen: the price, and the way to a quote. The last thing of a page. */
export function QuoteBar({ job, price, note, lang }: QuoteBarProps) {
  return (
    <div className="quote-bar">
      <p>
        <span>{price}</span>
        <span>{note}</span>
      </p>
      <LinkButton href={jobHref('/get-quote', job)} lang={lang} small>
        {getDictionary(lang).service.getFreeQuotes}
      </LinkButton>
    </div>
  )
}
