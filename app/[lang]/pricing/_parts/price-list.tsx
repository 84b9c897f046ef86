import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { durationText, priceRangeText } from '../../_components/service/words.ts'
import { chipClass } from '../../_components/ui/chip.ts'
import { Section } from '../../_components/ui/section.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'
import type { PricingSectionProps } from './types.ts'

type Category = PricingSectionProps['categories'][number]

/** Every service with its range, under its category: a price list to run a finger down. */
export function PriceList({ page, categories, lang }: PricingSectionProps) {
  const priced = categories.filter(({ services }) => services.length > 0)
  if (priced.length === 0) return null
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
          <CategoryPrices key={category._id} category={category} lang={lang} />
        ))}
      </div>
    </Section>
  )
}

function CategoryPrices({ category, lang }: { category: Category; lang: Language }) {
  const { slug, title, services } = category
  return (
    <section
      id={`prices-${slug}`}
      aria-labelledby={`prices-${slug}-title`}
      className="break-inside-avoid pb-8"
    >
      <h3 id={`prices-${slug}-title`} className="type-h3 border-b-2 border-rule">
        <SiteLink
          href={`/services/category/${slug}`}
          lang={lang}
          className="name-link flex min-h-11 items-center"
        >
          {title}
        </SiteLink>
      </h3>
      <ul>
        {services.map((service) => (
          <li key={service._id} className="border-b border-rule">
            <SiteLink
              href={`/${service.slug}`}
              lang={lang}
              className="-mx-2.5 flex min-h-12 items-center justify-between gap-4 px-2.5 py-1.5 hover:bg-yellow hover:text-coal"
            >
              <span>
                {service.name}{' '}
                <span className="text-small whitespace-nowrap opacity-80">
                  {durationText(service.complexity, lang)}
                </span>
              </span>
              <span className="type-h5 whitespace-nowrap">{priceRangeText(service.priceRange, lang)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
