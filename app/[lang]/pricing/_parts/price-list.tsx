import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { type TimeBands, timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { timeText } from '#lib/pricing/time-text.ts'
import { chipClass } from '../../_components/ui/chip.ts'
import { Section } from '../../_components/ui/section.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'
import type { PricingSectionProps } from './types.ts'

type Category = PricingSectionProps['categories'][number]

/** Every service with its range, under its category: a price list to run a finger down. */
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
          <CategoryPrices key={category._id} category={category} bands={bands} lang={lang} />
        ))}
      </div>
    </Section>
  )
}

interface CategoryPricesProps {
  category: Category
  bands: TimeBands
  lang: Language
}

function CategoryPrices({ category, bands, lang }: CategoryPricesProps) {
  const { slug, title, services } = category
  return (
    <section
      id={`prices-${slug}`}
      aria-labelledby={`prices-${slug}-title`}
      className="break-inside-avoid pb-8"
    >
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-rule">
        <h3 id={`prices-${slug}-title`} className="type-h3">
          <SiteLink
            href={`/services/category/${slug}`}
            lang={lang}
            className="name-link flex min-h-11 items-center"
          >
            {title}
          </SiteLink>
        </h3>
        <p className="text-right text-small">{getDictionary(lang).money.range}</p>
      </div>
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
                  {timeText(service, bands, lang)}
                </span>
              </span>
              <span className="type-h5 whitespace-nowrap">{figureText(figureOf(service), lang)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
