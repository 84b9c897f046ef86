import { Price } from '#components/service/price.tsx'
import { PriceMovers } from '#components/service/price-movers.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { cityPrices, figureOf } from '#lib/pricing/figure.ts'
import { priceMovers } from '#lib/pricing/price-movers.ts'
import { costPath } from '#lib/routes/cost-pages.ts'

/** What it costs (docs/product.md): what each answer does to the price, and the cities with a page about it. */
export function Costs({ content, lang }: { content: ServiceContent; lang: Language }) {
  const { service, estimator, costCities } = content
  const words = getDictionary(lang).costPage
  return (
    <div className="mt-5">
      <PriceMovers movers={priceMovers(service, settingsOf(estimator), lang)} />
      <ul>
        {costCities.map((city) => (
          <li key={city._id} className="border-t border-rule">
            <SiteLink
              href={costPath(`${city.slug}/${service.slug}`)}
              lang={lang}
              className="link-row justify-between gap-4 font-bold"
            >
              {fillPlaceholders(words.link, { city: city.name ?? '' })}
              <Price
                figure={figureOf(service, cityPrices(city))}
                lang={lang}
                className="type-h5 py-1 text-right"
                isNamed={false}
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
