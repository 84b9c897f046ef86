import type { Quote } from '#lib/content/get-quote.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { leadForm } from '#lib/leads/forms/lead.ts'
import { estimatePrice, settingsOf } from '#lib/pricing/estimate.ts'
import { parsePriceRange } from '#lib/pricing/price-range.ts'
import { cityText } from '../../_components/city/city-text.ts'
import { Checklist } from '../../_components/ui/checklist.tsx'
import { type Fact, Facts } from '../../_components/ui/facts.tsx'
import { Picture } from '../../_components/ui/picture.tsx'

interface UnderstoodProps {
  quote: Quote
  lang: Language
}

/** The docket beside the form: what the address said, and the estimate for that service in that city. */
export function Understood({ quote, lang }: UnderstoodProps) {
  const { forms, city: cityWords, servicePage } = getDictionary(lang)
  const { page, booking, service, emergency, city, contractor, urgent } = quote
  const job = service ?? emergency
  const estimate = job && estimateText(quote, lang)
  const facts: Fact[] = [
    { label: cityWords.label, value: city ? cityText(city, lang) : '' },
    { label: leadForm.fields.contractor.label[lang], value: contractor?.name ?? '' },
    { label: forms.quote.urgent, value: urgent ? forms.quote.urgentYes : '' },
    { label: forms.quote.response, value: emergency?.responseTime ?? '' },
  ].filter(({ value }) => value)
  return (
    <section aria-label={forms.quote.understood} className="ruled">
      <Picture
        picture={toPicture(job?.picture ?? page?.picture)}
        decorative
        eager
        className="aspect-8/5 w-full object-cover max-lg:hidden"
      />
      <div className="p-5 md:p-6">
        {(job || facts.length > 0) && (
          <>
            <p className="type-label">{forms.quote.understood}</p>
            {job && <h2 className="type-h3 mt-1.5">{job.name}</h2>}
            <div className="mt-4">
              <Facts facts={facts} />
            </div>
          </>
        )}
        {estimate && (
          <div className="on-yellow -mx-5 my-4 border-y-2 border-rule px-5 py-4 md:-mx-6 md:px-6">
            <p className="type-label">
              {forms.quote.estimate}, {servicePage.beforeTax}
            </p>
            <p className="type-h2 mt-1.5">{estimate}</p>
            {page?.estimateNote && <p className="mt-3 text-small">{page.estimateNote}</p>}
          </div>
        )}
        {(urgent || emergency) && page?.urgentNote && (
          <p className="my-4 border-l-4 border-brick pl-4 font-label">{page.urgentNote}</p>
        )}
        <Checklist items={booking?.trustBullets ?? []} />
      </div>
    </section>
  )
}

/**
 * The service's price range at the estimator's first settings, with the city's multiplier
 * (docs/product.md, Estimator).
 */
function estimateText({ service, emergency, city, estimator }: Quote, lang: Language) {
  const range = parsePriceRange(service?.priceRange ?? emergency?.priceRange ?? null)
  if (!range) return null
  const { defaultComplexity, timelineLevels, defaultTimeline } = estimator ?? {}
  const choices = {
    complexity: defaultComplexity ?? 2,
    timelineFactor: timelineLevels?.[(defaultTimeline ?? 1) - 1]?.factor ?? 1,
    cityMultiplier: city?.multiplier ?? 1,
    addOns: [],
  }
  const { min, max } = estimatePrice(range, choices, settingsOf(estimator))
  return getFormatters(lang).priceRange(min, max)
}
