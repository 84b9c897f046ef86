import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import {
  bundleFigureOf,
  type CityPrices,
  type Figure,
  figureOf,
  figureOrFallback,
  type PricedBundle,
  type PricedService,
  separatelyOf,
} from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { priceSpan } from '#lib/pricing/price-range.ts'
import { pricesShownText } from '#lib/pricing/prices-shown.ts'
import { inCityNames as names } from './chosen-city.ts'

interface Slugged {
  slug: string | null
}

/** The documents whose prices pages show. */
export interface PricedContent {
  services: (PricedService & Slugged)[]
  emergencies: PricedService[]
  categories: (Slugged & { services: PricedService[] })[]
  bundles: (PricedBundle & Slugged)[]
}

/** Every text of the pages that differs from city to city, by name. Without a city they are those of the stored pages. */
export function cityTexts(
  { services, emergencies, categories, bundles }: PricedContent,
  city: CityPrices | null,
  lang: Language,
): Record<string, string> {
  const { money, servicePage } = getDictionary(lang)
  const { price } = getFormatters(lang)
  const local = city?.multiplier ? fillPlaceholders(money.cityPrices, { city: city.name }) : ''
  const priced = (name: string, figure: Figure | null): [string, string][] => [
    [name, figureText(figure, lang)],
    [names.priceName(name), figureName(figure, money)],
  ]
  const spanIn = (listed: PricedService[]) => priceSpan(listed.map((service) => figureOf(service, city)))
  const pairs: [string, string][] = [
    [names.prices, local || money.range],
    [names.list, local || pricesShownText({ name: 'range' }, lang)],
    ...services.flatMap((service): [string, string][] => {
      const figure = figureOf(service, city)
      const from = (figure ?? figureOrFallback(service)).min
      const { slug } = service
      return [
        ...priced(names.price(slug), figure),
        [names.book(slug), fillPlaceholders(servicePage.book, { price: price(from) })],
      ]
    }),
    ...emergencies.flatMap((emergency) => priced(names.price(emergency._id), figureOf(emergency, city))),
    ...categories.flatMap(({ slug, services: listed }): [string, string][] => {
      const span = spanIn(listed)
      return span
        ? priced(names.category(slug), {
            name: local ? 'cityRange' : 'range',
            city: city?.name,
            ...span,
          })
        : []
    }),
    ...bundles.flatMap((bundle): [string, string][] => [
      ...priced(names.bundle(bundle.slug), bundleFigureOf(bundle, city)),
      [names.separately(bundle.slug), figureText(separatelyOf(bundle, city), lang)],
    ]),
  ]
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''))
}
