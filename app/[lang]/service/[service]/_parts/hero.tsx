import { InCity } from '#components/city/in-city.tsx'
import { Breadcrumb, HeroHalves, OfferHead } from '#components/page/heroes.tsx'
import { MeanLink } from '#components/review/rating-summary.tsx'
import { CompareLink } from '#components/service/compare-link.tsx'
import { Amount, AmountName } from '#components/service/price.tsx'
import { ServiceTags } from '#components/service/service-tags.tsx'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { LinkButtons, SiteLink } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { toPicture } from '#lib/content/picture.ts'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { figureOf, figureOrFallback } from '#lib/pricing/figure.ts'
import { serviceFacts } from '#lib/pricing/service-facts.ts'
import type { ServiceSectionProps } from './types.ts'

/** The hero: name, price and two buttons on the left, the picture on the right up to the edge of the screen. */
export function ServiceHero({
  service,
  page,
  bands,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  const words = getDictionary(lang)
  const job = { service: service.slug }
  const priced = { figure: figureOf(service), of: service.slug, lang }
  return (
    <section className="border-b-2 border-rule">
      <HeroHalves picture={toPicture(service.picture)}>
        <div className="pt-2">
          <Breadcrumb
            lang={lang}
            parents={[{ label: words.shell.services, href: '/services' }]}
            current={service.name ?? ''}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 md:mt-6">
          {service.category?.title && (
            <SiteLink
              href={`/services/category/${service.category.slug}`}
              lang={lang}
              className="type-label inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {service.category.title}
            </SiteLink>
          )}
          <CompareLink service={service.slug} name={service.name} lang={lang} />
          {/* The tags have a line of their own: beside the category, their position would change while the page loads. */}
          <ServiceTags service={service} lang={lang} className="w-full" />
        </div>
        <OfferHead
          title={service.name ?? ''}
          lead={service.lead || service.description}
          figure={<Amount {...priced} />}
          note={<AmountName {...priced} hasTax />}
        />
        <div className="mt-3 flex gap-3 max-sm:flex-col sm:flex-wrap md:mt-5">
          <LinkButtons
            links={{
              [jobHref('/booking', job)]: (
                <InCity name={inCityNames.book(service.slug)}>
                  {fillPlaceholders(words.servicePage.book, {
                    price: getFormatters(lang).price(figureOrFallback(service).min),
                  })}
                </InCity>
              ),
              [jobHref('/get-quote', job)]: words.service.getFreeQuotes,
            }}
            lang={lang}
            tone="loud"
          />
        </div>
      </HeroHalves>
      <ServiceFacts service={service} page={page} bands={bands} rating={rating} lang={lang} />
    </section>
  )
}

/** The row of facts under the hero, such as time, licence, rating and guarantee. */
export function ServiceFacts({
  service,
  page,
  bands,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  const words = getDictionary(lang)
  const facts = [
    ...serviceFacts('page', service, bands, lang),
    {
      label: words.servicePage.rating,
      value: rating && <MeanLink mean={rating} href="#reviews" lang={lang} />,
    },
    { label: words.servicePage.guarantee, value: page?.guaranteeLine },
  ]
  return <FactStrip facts={facts} />
}
