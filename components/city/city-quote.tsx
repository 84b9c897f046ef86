import { type Job, jobQuery } from '#lib/chosen-job/job.ts'
import { cityText } from '#lib/i18n/city-text.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'

interface CityQuoteProps {
  cities: { slug: string | null; name: string | null; province: { code: string | null } | null }[]
  /** What the page knows of the job. */
  job?: Job
  /** The label of the button. */
  label: string
  lang: Language
}

/**
 * A GET form that asks for the city and opens the quote request. A chosen city becomes that of the visit (the early script), so
 * the prices of the page follow it at once.
 */
export function CityQuote({ cities, job = {}, label, lang }: CityQuoteProps) {
  const words = getDictionary(lang).city
  return (
    <form action="/get-quote" className="flex w-full flex-wrap items-end gap-3">
      {[...jobQuery(job)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      <div className="grow">
        <label htmlFor="quote-city" className="type-label mb-1.5 block">
          {words.label}
        </label>
        <Select id="quote-city" name="city" data-cities>
          <option value="">{words.choose}</option>
          {cities.map((city) => (
            <option key={city.slug} value={city.slug ?? ''}>
              {cityText(city, lang)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" tone="dark" arrow className="max-sm:w-full">
        {label}
      </Button>
    </form>
  )
}
