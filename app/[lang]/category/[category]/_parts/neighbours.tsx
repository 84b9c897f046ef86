import { Price } from '#components/service/price.tsx'
import { serviceCountText } from '#components/service/words.ts'
import { chipClass } from '#components/ui/chip.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { CategoryContent } from '#lib/content/category.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { priceSpan } from '#lib/pricing/price-range.ts'
import type { CategorySectionProps } from './types.ts'

type Neighbour = NonNullable<CategoryContent['category']['neighbours']>[number]

interface NeighboursProps extends CategorySectionProps {
  categories: CategoryContent['categories']
}

/** The categories customers look at next, and all of them as chips. */
export function Neighbours({ category, page, categories, lang }: NeighboursProps) {
  return (
    <Section id="categories" heading={page?.neighboursHeading}>
      {category.neighbours?.length ? (
        <ul className="ruled mb-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {category.neighbours.map((neighbour) => (
            <NeighbourCard key={neighbour._id} neighbour={neighbour} lang={lang} />
          ))}
        </ul>
      ) : null}
      <ul className="chip-row" aria-label={getDictionary(lang).offerPages.category.allCategories}>
        {categories.map(({ _id, slug, title }) => (
          <li key={_id}>
            <SiteLink
              href={`/services/category/${slug}`}
              lang={lang}
              aria-current={slug === category.slug ? 'page' : undefined}
              className={chipClass(slug === category.slug)}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NeighbourCard({ neighbour, lang }: { neighbour: Neighbour; lang: Language }) {
  const span = priceSpan(neighbour.services.map(({ priceRange }) => priceRange))
  return (
    <li>
      <SiteLink href={`/services/category/${neighbour.slug}`} lang={lang} className="cell-link category-card">
        <Picture picture={toPicture(neighbour.picture)} sizes="(min-width: 48rem) 13rem, 50vw" decorative />
        <span>
          <span>{neighbour.title}</span>
          <Price figure={span && { name: 'range', ...span }} lang={lang} />
          <span>
            {serviceCountText(neighbour.services.length, lang)}
            <Icon name="arrow" />
          </span>
        </span>
      </SiteLink>
    </li>
  )
}
