import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { addOnsOf } from '#lib/pricing/estimate.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { cityText } from '../../../../_components/city/city-text.ts'
import { Section } from '../../../../_components/ui/section.tsx'
import type { Service, ServiceSectionProps } from '../types.ts'
import { cityOf, firstChoices } from './choices.ts'
import { Docket } from './docket.tsx'
import { Estimator } from './estimator.tsx'
import type { EstimatorCity } from './types.ts'

interface EstimatorSectionProps extends Omit<ServiceSectionProps, 'bands'> {
  settings: ServiceContent['estimator']
  /** Every city with a multiplier. */
  cities: ServiceContent['cities']
}

/** The estimator of a service, for every city with a multiplier (docs/product.md, Estimator). */
export function EstimatorSection({ service, page, settings, cities, lang }: EstimatorSectionProps) {
  if (!settings) return null
  const dictionary = getDictionary(lang)
  const { _id, slug, priceRange, complexity, timeOnSite } = service
  const figures = settingsOf(settings)
  const choices = inOrder(cities, settings.cities ?? [], lang).map((city) => toChoice(city, service, lang))
  const defaultCity = settings.defaultCity?.slug ?? ''
  const shared = {
    service: { _id, slug: slug ?? '', priceRange, complexity, timeOnSite, addOns: service.addOns },
    settings: figures,
    texts: { average: page?.averageNote ?? '', note: page?.estimatorNote ?? '' },
    lang,
    words: { ...dictionary.estimator, range: dictionary.money.range, city: dictionary.city.label },
  }
  return (
    <Section id="estimate" heading={page?.estimator}>
      <Estimator
        {...shared}
        addOns={addOnsOf(service, figures)}
        cities={choices}
        defaultCity={defaultCity}
        firstDocket={
          <Docket {...shared} choices={firstChoices(figures)} city={cityOf(choices, defaultCity)} isOpen />
        }
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
