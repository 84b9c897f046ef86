import { toPicture } from '#lib/content/picture.ts'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { priceRangeOrFallback } from '#lib/pricing/price-range.ts'
import { ServiceTags } from '../../_components/service/service-tags.tsx'
import { catalogueNumberText, priceRangeText } from '../../_components/service/words.ts'
import { Breadcrumb } from '../../_components/ui/breadcrumb.tsx'
import { LinkButton } from '../../_components/ui/button.tsx'
import { halfTitleClass } from '../../_components/ui/page-title.ts'
import { Picture } from '../../_components/ui/picture.tsx'
import type { ServiceSectionProps } from '../_parts/types.ts'
import { ServiceFacts } from './service-facts.tsx'

/** Name, price and the two ways on; the picture fills the other half to the edge of the screen. */
export function ServiceHero({
  service,
  page,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  const words = getDictionary(lang)
  const { min } = priceRangeOrFallback(service.priceRange)
  return (
    <section className="border-b-2 border-rule">
      <div className="grid lg:grid-cols-2">
        <div className="px-5 pb-8 md:px-10 md:pb-11 lg:pl-[max(2.5rem,calc(50vw-42.5rem))]">
          <div className="pt-2">
            <Breadcrumb
              lang={lang}
              label={words.shell.breadcrumb}
              parents={[{ label: words.shell.services, href: '/services' }]}
              current={service.name ?? ''}
            />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-6">
            {service.catalogueNumber && (
              <p className="type-label">{catalogueNumberText(service.catalogueNumber, lang)}</p>
            )}
            <ServiceTags service={service} lang={lang} />
          </div>
          <h1 className={`mt-5 text-title ${halfTitleClass(service.name ?? '')}`}>{service.name}</h1>
          <p className="mt-5 max-w-[34em] text-lead">{service.lead || service.description}</p>
          <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
            <span className="type-figure text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
              {priceRangeText(service.priceRange, lang)}
            </span>
            <span className="text-muted">{words.servicePage.beforeTax}</span>
          </p>
          <div className="mt-5 flex gap-3 max-sm:flex-col sm:flex-wrap">
            <LinkButton href="/booking" lang={lang} arrow>
              {fillPlaceholders(words.servicePage.book, { price: getFormatters(lang).price(min) })}
            </LinkButton>
            <LinkButton href={`/get-quote?service=${service.slug}`} lang={lang} tone="outline">
              {words.service.getFreeQuotes}
            </LinkButton>
          </div>
        </div>
        <div className="relative border-rule max-lg:border-t-2 lg:min-h-140 lg:border-l-2">
          <Picture
            picture={toPicture(service.picture)}
            eager
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="h-auto w-full object-cover max-lg:aspect-8/5 lg:absolute lg:inset-0 lg:h-full"
          />
        </div>
      </div>
      <ServiceFacts service={service} page={page} rating={rating} lang={lang} />
    </section>
  )
}
