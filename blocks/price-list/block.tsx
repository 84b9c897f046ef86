import { CategoryPrices } from '#components/service/category-prices.tsx'
import { PricesNote } from '#components/service/price.tsx'
import { Section } from '#components/ui/sections.tsx'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import type { BlockProps } from '../props.ts'

/** The price ranges of the services of some categories; a category without services is left out. */
export function Block({ block, id, ground, lang }: BlockProps<'priceListBlock'>) {
  const priced = block.categories?.filter(({ services }) => services.length > 0) ?? []
  if (priced.length === 0) return null
  return (
    <Section id={id} ground={ground} heading={block}>
      <PricesNote kind={{ name: 'range' }} lang={lang} />
      <div className="gap-x-14 lg:columns-2">
        {priced.map((category) => (
          <CategoryPrices
            key={category._id}
            id={`${id}-${category.slug}`}
            category={category}
            bands={timeBandsOf(block.estimator)}
            lang={lang}
          />
        ))}
      </div>
    </Section>
  )
}
