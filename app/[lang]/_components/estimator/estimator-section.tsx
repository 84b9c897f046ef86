import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { addOnsOf } from '#lib/pricing/estimate.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { cityText } from '../city/city-text.ts'
import { type Heading, Section } from '../ui/section.tsx'
import { Estimator } from './estimator.tsx'
import type { EstimatorCity } from './types.ts'

type Service = ServiceContent['service']

interface EstimatorSectionProps {
  id: string
  heading: Heading | null | undefined
  service: Pick<Service, '_id' | 'slug' | 'priceRange' | 'complexity' | 'timeOnSite' | 'addOns'>
  notes: { averageNote: string | null; estimatorNote: string | null } | null
  settings: ServiceContent['estimator']
  /** Every city with a multiplier. */
  cities: ServiceContent['cities']
  lang: Language
}

/** The estimator of a service, for every city with a multiplier (docs/product.md, Estimator). */
export function EstimatorSection({
  id,
  heading,
  service,
  notes,
  settings,
  cities,
  lang,
}: EstimatorSectionProps) {
  if (!settings) return null
  const words = getDictionary(lang)
  const { _id, slug, priceRange, complexity, timeOnSite } = service
  const figures = settingsOf(settings)
  return (
    <Section id={id} heading={heading}>
      <Estimator
        service={{ _id, slug: slug ?? '', priceRange, complexity, timeOnSite, addOns: service.addOns }}
        settings={figures}
        addOns={addOnsOf(service, figures)}
        cities={inOrder(cities, settings.cities ?? [], lang).map((city) => toChoice(city, service, lang))}
        defaultCity={settings.defaultCity?.slug ?? ''}
        texts={{ average: notes?.averageNote ?? '', note: notes?.estimatorNote ?? '' }}
        lang={lang}
        words={{ ...words.estimator, range: words.money.range, city: words.city.label }}
      />
    </Section>
  )
}

type City = ServiceContent['cities'][number]

/** The first ones in their order, the others by name. */
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

/** A city with its label, and of its averages that of this service. */
function toChoice(city: City, { _id }: Pick<Service, '_id'>, lang: Language): EstimatorCity {
  const { averages, ...prices } = cityPrices(city)
  const average = averages[_id]
  return {
    ...prices,
    averages: average ? { [_id]: average } : {},
    slug: city.slug ?? '',
    label: cityText(city, lang),
  }
}
