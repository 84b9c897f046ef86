import { type Job, jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { LinkButton } from '../ui/links.tsx'
import { Amount, AmountName } from './price.tsx'

interface QuoteBarProps {
  job: Job
  figure: Figure | null
  lang: Language
  /** As in `Price`. */
  of?: string | null
}

/** A sticky bar at the bottom of a phone's screen: price and link to a quote. It must be the last element of its page. */
export function QuoteBar({ job, ...priced }: QuoteBarProps) {
  const { lang } = priced
  return (
    <div className="quote-bar">
      <p>
        <span>
          <Amount {...priced} />
        </span>
        <span>
          <AmountName {...priced} />
        </span>
      </p>
      <LinkButton href={jobHref('/get-quote', job)} lang={lang} small>
        {getDictionary(lang).service.getFreeQuotes}
      </LinkButton>
    </div>
  )
}
