import { jobHref } from '#lib/chosen-job/job.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { askedJob, isOrder } from '#lib/search/global-search/asked-job.ts'
import type { Understood } from '#lib/search/global-search/finder.ts'
import { priceOf } from '#lib/search/global-search/search.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/links.tsx'
import { Select } from '../ui/select.tsx'
import type { PanelWords } from './panel-words.ts'

interface AskedProps {
  id: string
  understood: Understood
  /** What the visitor typed. The link to the quote carries it. */
  sentence: string
  index: SearchIndex
  setQuantity: (service: string, quantity: number) => void
  remove: (service: string) => void
  setCity: (city: string | null) => void
  words: PanelWords
  lang: Language
}

/** Whether a sentence asks for more than one service: a city, a number, or several jobs. */
export const hasMore = (understood: Understood) =>
  isOrder(understood) || (understood.jobs.length > 0 && understood.city !== null)

export const quoteId = (id: string) => `${id}-quote`

/** What a sentence was understood as, in one sentence: `2 jobs in Laval: 3 × Ceiling fans, 1 × Smart thermostat`. */
export function askedText(understood: Understood, words: PanelWords, lang: Language): string {
  const list = understood.jobs.map(({ service, quantity }) => `${quantity}\u00A0× ${service.name}`)
  return fillPlaceholders(words.understood, {
    jobs: jobsText(understood, words, lang),
    list: list.join(', '),
  })
}

function jobsText({ jobs, city }: Understood, words: PanelWords, lang: Language): string {
  const { plural, number } = getFormatters(lang)
  const names = { count: number(jobs.length), city: city && city !== ELSEWHERE ? city.name : '' }
  return fillPlaceholders(plural(jobs.length, names.city ? words.jobsIn : words.jobs), names)
}

/** What all jobs cost together; `null` for one thing, and where a price is missing. */
function totalOf(figures: (Figure | null)[], jobs: Understood['jobs']): Figure | null {
  const priced = figures.flatMap((figure, at) =>
    figure ? [{ figure, quantity: jobs[at]?.quantity ?? 1 }] : [],
  )
  const count = priced.reduce((sum, { quantity }) => sum + quantity, 0)
  if (priced.length < jobs.length || count < 2) return null
  const sumOf = (end: 'min' | 'max') =>
    priced.reduce((sum, { figure, quantity }) => sum + figure[end] * quantity, 0)
  return { name: 'range', min: sumOf('min'), max: sumOf('max') }
}

/**
 * What a sentence was understood as: jobs with their numbers and prices, and a city. Each can be changed or removed. It says where no
 * installer is listed.
 */
export function Asked({ id, understood, sentence, index, words, lang, ...actions }: AskedProps) {
  const { jobs, city } = understood
  const place = city === ELSEWHERE ? null : city
  const figures = jobs.map(({ service }) => priceOf(service, place ?? undefined))
  const total = totalOf(figures, jobs)
  return (
    <div className="border-b-2 border-rule bg-wash px-5 pt-4 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <p className="type-h5">{jobsText(understood, words, lang)}</p>
        <Select
          id={`${id}-city`}
          aria-label={words.types.city}
          value={place?.slug ?? ''}
          onChange={({ target }) => actions.setCity(target.value || null)}
        >
          <option value="">{words.anywhere}</option>
          {index.cities.map(({ slug, name, province }) => (
            <option key={slug} value={slug}>
              {fillPlaceholders(words.cityOption, { city: name, province })}
            </option>
          ))}
        </Select>
      </div>
      {city === ELSEWHERE && <p className="pb-3 text-small">{words.elsewhere}</p>}
      {place?.unlisted && (
        <p className="pb-3 text-small">{fillPlaceholders(words.unlisted, { city: place.name })}</p>
      )}
      <ul>
        {jobs.map(({ service: { slug, name }, quantity }, at) => (
          <li key={slug} className="flex min-h-12 items-center gap-3 border-t border-rule py-1">
            <input
              type="number"
              min={1}
              max={99}
              value={quantity}
              aria-label={fillPlaceholders(words.howMany, { service: name })}
              onChange={({ target }) => actions.setQuantity(slug, Math.max(1, target.valueAsNumber || 1))}
              className="field-box max-w-20 py-2"
            />
            <span className="grow font-bold">
              {name}
              <span className="block text-small font-normal">
                {fillPlaceholders(getFormatters(lang).plural(quantity, words.each), {
                  price: figureText(figures[at] ?? null, lang),
                })}
              </span>
            </span>
            <button
              type="button"
              aria-label={fillPlaceholders(words.removeJob, { service: name })}
              onClick={() => actions.remove(slug)}
              className="flex size-11 flex-none items-center justify-center"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {total && (
        <p className="border-t border-rule pt-3 font-bold">
          {fillPlaceholders(words.total, { price: figureText(total, lang) })}
        </p>
      )}
      <LinkButton
        id={quoteId(id)}
        href={jobHref('/get-quote', askedJob(understood, sentence))}
        lang={lang}
        tone="loud"
        small
        arrow
        className="mt-3"
      >
        {getFormatters(lang).plural(jobs.length, words.quoteJobs)}
      </LinkButton>
    </div>
  )
}
