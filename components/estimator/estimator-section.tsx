import type { Job } from '#lib/chosen-job/job.ts'
import type { ServiceContent } from '#lib/content/service.ts'
import { cityText } from '#lib/i18n/city-text.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { addOnsOf } from '#lib/pricing/estimate.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { taxSentence } from '#lib/pricing/tax-text.ts'
import { inAddress, toQuestions } from '#lib/questions/questions.ts'
import { JobQuestions } from '../lead/job-questions.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { type Heading, Section } from '../ui/sections.tsx'
import { estimateTexts } from './estimate-texts.ts'
import { Estimator } from './estimator.tsx'
import type { EstimatorCity } from './types.ts'

type Service = ServiceContent['service']

interface EstimatorSectionProps {
  id: string
  heading: Heading | null | undefined
  service: Pick<
    Service,
    | '_id'
    | 'slug'
    | 'priceRange'
    | 'compulsoryFees'
    | 'complexity'
    | 'timeOnSite'
    | 'timeNote'
    | 'addOns'
    | 'questions'
  > & { category: Pick<NonNullable<Service['category']>, 'questions'> | null }
  notes: { averageNote: string | null; estimatorNote: string | null } | null
  settings: ServiceContent['estimator']
  /** Every city that has a factor for prices, such as 1.15 in Toronto. */
  cities: City[]
  /** The choices in the address, where the server knows it. */
  choices?: Job
  lang: Language
}

/** The section with the estimator of a service (docs/product.md, Estimator). */
export function EstimatorSection({
  id,
  heading,
  service,
  notes,
  settings,
  cities,
  choices = {},
  lang,
}: EstimatorSectionProps) {
  if (!settings) return null
  const { estimator, money, city: cityWords } = getDictionary(lang)
  const { price } = getFormatters(lang)
  const { _id, slug, priceRange, compulsoryFees, complexity, timeOnSite, timeNote, addOns } = service
  const figures = settingsOf(settings)
  const offered = inOrder(cities, settings.cities ?? [], lang).map((one) => toChoice(one, service, lang))
  const cityOf = (wanted: string | null | undefined) => offered.find(({ slug: known }) => known === wanted)
  const first = cityOf(settings.defaultCity?.slug) ?? offered[0]
  const city = cityOf(choices.city) ?? first ?? null
  const terms = {
    service: { _id, slug: slug ?? '', priceRange, compulsoryFees, complexity, timeOnSite, timeNote, addOns },
    // Without the marks of draft mode: lines repeat these texts inside sentences.
    questions: toQuestions(withoutMarks(service)).filter(inAddress),
    settings: figures,
    texts: {
      average: notes?.averageNote ?? '',
      note: notes?.estimatorNote ?? '',
      tax: taxSentence(null, lang),
    },
    lang,
    words: { ...estimator, range: money.range, city: cityWords.label },
  }
  const start = {
    city: city?.slug ?? '',
    complexity: choices.complexity ?? figures.defaultComplexity,
    timeline: choices.timeline ?? figures.defaultTimeline,
    addOns: choices.addOns ?? [],
    answers: choices.answers ?? {},
  }
  const selectOf = (name: 'complexity' | 'timeline') => (
    <noscript>
      <SelectField
        id={`estimate-${name}-level`}
        name={name}
        label={estimator[name]}
        defaultValue={start[name]}
      >
        {figures[name].map(({ label }, index) => (
          <option key={label} value={index + 1}>
            {label}
          </option>
        ))}
      </SelectField>
    </noscript>
  )
  return (
    <Section id={id} heading={heading}>
      <Estimator
        // A link to other choices, on the same page, makes it anew.
        key={JSON.stringify(start)}
        {...terms}
        plain={{
          complexity: selectOf('complexity'),
          timeline: selectOf('timeline'),
          questions: (
            <JobQuestions
              form="estimate"
              questions={toQuestions(service).filter(inAddress)}
              values={start.answers}
              lang={lang}
            />
          ),
          end: (
            <>
              {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
              <Button type="submit" className="mt-6 hidden noscript:inline-flex">
                {estimator.calculate}
              </Button>
            </>
          ),
        }}
        addOns={addOnsOf(service, figures).map(({ value, ...addOn }) => ({ ...addOn, price: price(value) }))}
        cities={offered}
        defaultCity={first?.slug ?? ''}
        start={start}
        initial={estimateTexts(terms, city, start)}
      />
    </Section>
  )
}

type City = Omit<ServiceContent['cities'][number], 'evidence'>

/** Sorts cities: the cities in `first` in the order of that list, then the others by name. */
function inOrder(cities: City[], first: { _id: string }[], lang: Language): City[] {
  const place = ({ _id }: City) => {
    const found = first.findIndex((city) => city._id === _id)
    return found < 0 ? first.length : found
  }
  const { compare } = new Intl.Collator(LOCALES[lang])
  return cities.toSorted(
    (one, other) => place(one) - place(other) || compare(one.name ?? '', other.name ?? ''),
  )
}

/** A city as a choice of the estimator. Of the city's average prices, only the one for this service is sent to the browser. */
function toChoice(city: City, { _id }: Pick<Service, '_id'>, lang: Language): EstimatorCity {
  const { averages, ...prices } = cityPrices(city)
  const average = averages[_id]
  return {
    ...prices,
    averages: average ? { [_id]: average } : {},
    slug: city.slug ?? '',
    label: cityText(city, lang),
    tax: taxSentence(city.province?.code, lang),
  }
}
