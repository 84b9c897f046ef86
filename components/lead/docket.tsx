import type { DescribedJob } from '#lib/chosen-job/line.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { figureNote } from '../service/words.ts'
import { SiteLink } from '../ui/links.tsx'

interface DocketProps {
  job: DescribedJob
  lang: Language
}

/** The docket: a summary card of the chosen job, with its price and time. Forms and their confirmations show it. */
export function Docket({ job, lang }: DocketProps) {
  const { forms, shell } = getDictionary(lang)
  const { name, city, province, choices, answers, figure, time, changeHref } = job
  const [title, ...others] = [name, city, ...choices].filter(Boolean)
  if (!title) return null
  return (
    <section aria-label={forms.quote.understood} className="docket on-loud">
      <div>
        <p>{title}</p>
        {changeHref && (
          <SiteLink href={changeHref} lang={lang}>
            {forms.change}
          </SiteLink>
        )}
      </div>
      {others.length > 0 && <p>{others.join(' · ')}</p>}
      {answers.length > 0 && (
        <p>{answers.map(({ label, text }) => label + shell.colon + text).join(' · ')}</p>
      )}
      {figure && (
        <p className="docket-price">
          <strong data-each={forms.quote.each}>{figureText(figure, lang)}</strong>{' '}
          {figureNote(figure, lang, province)}
        </p>
      )}
      {figure && <p className="docket-moved">{forms.quote.moved}</p>}
      {time && <p>{time}</p>}
    </section>
  )
}
