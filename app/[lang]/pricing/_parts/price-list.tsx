import { CategoryPrices } from '#components/service/category-prices.tsx'
import { chipClass } from '#components/ui/chip.ts'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import type { PricingSectionProps } from './types.ts'

/** Every service with its price range, grouped by category. */
export function PriceList({ page, categories, estimator, lang }: PricingSectionProps) {
  const priced = categories.filter(({ services }) => services.length > 0)
  if (priced.length === 0) return null
  const bands = timeBandsOf(estimator)
  return (
    <Section id="prices" heading={page.ranges}>
      <ul className="chip-row mb-8" aria-label={getDictionary(lang).offerPages.pricing.categories}>
        {priced.map(({ _id, slug, title }) => (
          <li key={_id}>
            <a href={`#prices-${slug}`} className={chipClass()}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="gap-x-14 lg:columns-2">
        {priced.map((category) => (
          <CategoryPrices
            key={category._id}
            id={`prices-${category.slug}`}
            category={category}
            bands={bands}
            lang={lang}
          />
        ))}
      </div>
    </Section>
  )
}
