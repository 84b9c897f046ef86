import { cityText } from '#components/city/city-text.ts'
import { Button } from '#components/ui/button.tsx'
import { Select } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { ServiceSectionProps } from './types.ts'

/** The box with a city select: it opens the quote request for this service. A plain GET form. */
export function QuoteBox({ service, page, lang }: ServiceSectionProps) {
  const words = getDictionary(lang)
  return (
    <section
      id="quote-box"
      aria-labelledby="quote-box-title"
      className="on-loud rounded-frame border-2 border-rule p-4 md:p-6 dark:border-loud"
    >
      <h2 id="quote-box-title" className="type-h3 md:text-[2rem]">
        {page?.quoteBox?.title || words.service.getFreeQuotes}
      </h2>
      <p className="mt-2 mb-3 md:mt-3 md:mb-4">{page?.quoteBox?.text}</p>
      <form action="/get-quote">
        <input type="hidden" name="service" value={service.slug ?? ''} />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <div className="flex items-center gap-3">
          <label htmlFor="quote-city" className="type-label">
            {words.city.label}
          </label>
          <div className="grow">
            <Select id="quote-city" name="city">
              {page?.cities?.map((city) => (
                <option key={city._id} value={city.slug ?? ''}>
                  {cityText(city, lang)}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <Button type="submit" tone="dark" arrow className="mt-3 w-full">
          {words.service.getFreeQuotes}
        </Button>
      </form>
      <p className="mt-3 text-small">{page?.quoteNote}</p>
    </section>
  )
}
