import type { Quote } from '#lib/content/get-quote.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { leadForm } from '#lib/leads/forms/lead.ts'
import { cityPrices, figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { cityText } from '../../_components/city/city-text.ts'
import { figureNote } from '../../_components/service/words.ts'
import { Checklist } from '../../_components/ui/checklist.tsx'
import { type Fact, Facts } from '../../_components/ui/facts.tsx'
import { Picture } from '../../_components/ui/picture.tsx'

interface UnderstoodProps {
  quote: Quote
  lang: Language
}

/** The docket beside the form: what the address said, and the price of that service in that city. */
export function Understood({ quote, lang }: UnderstoodProps) {
  const { forms, city: cityWords } = getDictionary(lang)
  const { page, booking, service, emergency, city, contractor, urgent } = quote
  const job = service ?? emergency
  const figure = job && figureOf(job, city && cityPrices(city))
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
        {figure && (
          <div className="on-yellow -mx-5 my-4 border-y-2 border-rule px-5 py-4 md:-mx-6 md:px-6">
            <p className="type-label">{figureNote(figure, lang)}</p>
            <p className="type-h2 mt-1.5">{figureText(figure, lang)}</p>
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
