import { CityOptions } from '#components/city/city-options.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checklist } from '#components/ui/checklist.tsx'
import { Select } from '#components/ui/select.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { timeOf } from '#lib/pricing/time-on-site.ts'
import type { Business } from '#lib/seo/business.ts'
import { installationData } from '#lib/seo/how-to.ts'
import { Guide } from './guide/guide.tsx'
import type { ServiceSectionProps } from './types.ts'

interface IncludedProps extends ServiceSectionProps {
  business: Business | null
}

/** What the service includes and how it is done, with the quote box beside both. */
export function Included({ business, ...part }: IncludedProps) {
  const { service, page, bands, lang } = part
  return (
    <div className="included wrap section-space grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-y-20">
      <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <QuoteBox {...part} />
      </div>
      <section aria-labelledby="included-title">
        <div className="mb-3 md:mb-6">
          <h2 id="included-title" className="type-h2">
            {page?.included?.title || getDictionary(lang).servicePage.whatsIncluded}
          </h2>
          {page?.included?.text && <p className="mt-2 md:mt-3">{page.included.text}</p>}
        </div>
        <Checklist
          items={service.features ?? []}
          className="grid gap-x-10 max-md:text-small md:grid-cols-2"
        />
      </section>
      <Guide {...part} />
      {service.installationSteps?.length ? (
        <StructuredData
          data={installationData({
            service,
            time: timeOf(service, bands),
            steps: service.installationSteps,
            business,
            lang,
          })}
        />
      ) : null}
    </div>
  )
}

/** A plain GET form with a city select. It opens the quote request for this service in the chosen city. */
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
      <p className="mt-2 mb-3 md:mt-3 md:mb-6">{page?.quoteBox?.text}</p>
      <form action="/get-quote">
        <input type="hidden" name="service" value={service.slug ?? ''} />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <div className="flex items-center gap-3">
          <label htmlFor="quote-city" className="type-label">
            {words.city.label}
          </label>
          <div className="grow">
            <Select id="quote-city" name="city" data-cities>
              <CityOptions cities={page?.cities ?? []} lang={lang} />
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
