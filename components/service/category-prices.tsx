import type { Pricing } from '#lib/content/pricing.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'
import { timeText } from '#lib/pricing/time-text.ts'
import { inCity } from '../city/in-city.tsx'
import { SiteLink } from '../ui/links.tsx'
import { Fees } from './price.tsx'

interface CategoryPricesProps {
  /** The id of the section, unique on the page. Links to the section use it as their fragment. */
  id: string
  category: Pricing['categories'][number]
  bands: TimeBands
  lang: Language
}

/** The services of a category with their price ranges, as a list. `PricesNote` stands above all lists. */
export function CategoryPrices({ id, category, bands, lang }: CategoryPricesProps) {
  const { slug, title, services } = category
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="break-inside-avoid pb-8">
      <h3 id={`${id}-title`} className="type-h3 border-b-2 border-rule">
        <SiteLink
          href={`/services/category/${slug}`}
          lang={lang}
          className="name-link inline-flex min-h-11 min-w-11 items-center"
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
              className="-mx-2.5 flex min-h-12 items-center justify-between gap-4 px-2.5 py-1.5 hover:bg-loud hover:text-dark"
            >
              <span>
                {service.name}{' '}
                <span className="inline-block text-small opacity-80">{timeText(service, bands, lang)}</span>
                <Fees figure={figureOf(service)} lang={lang} />
              </span>
              <span className="type-h5 whitespace-nowrap" {...inCity(service.slug)}>
                {figureText(figureOf(service), lang)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
