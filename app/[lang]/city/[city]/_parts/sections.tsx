import { CityColumns } from '#components/city/cities.tsx'
import { InstallerCard } from '#components/installer/installer-card.tsx'
import { LocalServiceRows } from '#components/page/picture-rows.tsx'
import { ReviewCard } from '#components/review/review-card.tsx'
import { Price, PricesNote } from '#components/service/price.tsx'
import { type Fact, Facts } from '#components/ui/facts.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { inPairs, Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { figureOf, kindOfMost, type PricedService } from '#lib/pricing/figure.ts'
import { figureWithFees } from '#lib/pricing/figure-text.ts'
import type { CitySectionProps } from './types.ts'

/** The first six services, each with its price in this city. */
export function CityServices({ content, lang }: CitySectionProps) {
  const { city, page, services, prices } = content
  if (services.length === 0) return null
  return (
    <Section
      id="services"
      heading={page?.services}
      aside={<TextLink href="/services" lang={lang} label={getDictionary(lang).home.viewAllServices} />}
    >
      <LocalServiceRows
        services={services}
        prices={prices}
        hrefOf={(slug) => `/city/${city.slug}/${slug}`}
        columns="sm:grid-cols-2 xl:grid-cols-3"
        lang={lang}
      />
    </Section>
  )
}

/** The best rated installers of the city. */
export function CityInstallers({ content, lang }: CitySectionProps) {
  const { city, page, installers, hasMoreInstallers } = content
  if (installers.length === 0) return null
  const words = getDictionary(lang).cityPages.installers
  return (
    <Section
      id="installers"
      heading={page?.installers}
      aside={
        hasMoreInstallers ? (
          <TextLink href={`/contractors?city=${city.slug}`} lang={lang} label={words.find} />
        ) : undefined
      }
    >
      <ul className="ruled">
        {installers.map((installer) => (
          <li key={installer._id} className="p-5 md:p-7">
            <InstallerCard installer={installer} job={{ city: city.slug }} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Three groups (home, tech, outdoor) of four services in this city. */
export function CategoryGroups({ content, lang }: CitySectionProps) {
  const { city, page, prices } = content
  const groups = page?.categories?.filter(({ services }) => services.length > 0)
  if (!groups?.length) return null
  const { servicePage } = getDictionary(lang)
  const priceOf = (service: PricedService) => figureOf(service, prices)
  const figures = groups.flatMap(({ services }) => services.map(priceOf))
  const kind = kindOfMost(figures)
  return (
    <Section id="categories" ground="wash" heading={page?.categoryGroups}>
      <PricesNote kind={kind} figures={figures} lang={lang} />
      <ul className="ruled lg:grid-cols-3">
        {groups.map((category) => (
          <li key={category._id} className="flex flex-col bg-paper p-5 md:p-6">
            <h3 className="type-h3 mb-3">{category.title}</h3>
            <ul className="mb-4 border-b border-rule">
              {category.services.map((service) => (
                <li key={service._id} className="border-t border-rule">
                  <SiteLink
                    href={`/${city.slug}/${service.slug}`}
                    lang={lang}
                    className="link-row justify-between gap-4 font-bold"
                  >
                    {service.name}
                    <Price
                      figure={priceOf(service)}
                      lang={lang}
                      className="type-h5 py-1 text-right"
                      isNamed={priceOf(service)?.name !== kind?.name}
                    />
                  </SiteLink>
                </li>
              ))}
            </ul>
            <TextLink
              href={`/services?category=${category.slug}`}
              lang={lang}
              className="mt-auto self-start"
              label={fillPlaceholders(servicePage.allInCategory, { category: category.title ?? '' })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/**
 * When and where installers come, the average prices of some services in the city, and why prices differ there. Where no installer
 * is listed, only the busy season and the last.
 */
export function Market({ content, lang }: CitySectionProps) {
  const { city, page, isListed } = content
  const { cityPages: words, money } = getDictionary(lang)
  const factors = city.localPricing?.factors
  if (!isListed) {
    const busySeason = city.marketSpecifics?.busySeason
    if (!factors?.length) return null
    return (
      <Section id="market" heading={{ title: words.priceFactors }}>
        {busySeason && <Facts facts={[{ label: words.busySeason, value: busySeason }]} />}
        <Reasons reasons={factors} />
      </Section>
    )
  }
  const rates = content.averages.map(({ name, figure }) => ({
    label: name,
    value: figureWithFees(figure, money, lang),
  }))
  return (
    <Section id="market" heading={page?.market}>
      <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
        <Facts facts={factsOf(content.city, lang)} />
        {rates.length > 0 && (
          <div>
            <h3 className="type-h4 mb-3">{words.averageRates}</h3>
            <Facts facts={rates} />
          </div>
        )}
        <Reasons title={words.priceFactors} reasons={factors} />
        <Reasons title={words.specializations} reasons={city.marketSpecifics?.specializations} />
      </div>
    </Section>
  )
}

function factsOf(
  { marketSpecifics, localData }: CitySectionProps['content']['city'],
  lang: CitySectionProps['lang'],
): Fact[] {
  const words = getDictionary(lang).cityPages
  const { emergencyService, serviceRadius } = localData ?? {}
  return [
    { label: words.averageWait, value: marketSpecifics?.averageWaitTime },
    { label: words.busySeason, value: marketSpecifics?.busySeason },
    { label: words.businessHours, value: localData?.businessHours },
    {
      label: words.radius,
      value:
        serviceRadius &&
        fillPlaceholders(words.kilometres, { count: getFormatters(lang).number(serviceRadius) }),
    },
    {
      label: words.emergency,
      value: typeof emergencyService === 'boolean' && (emergencyService ? words.yes : words.no),
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

function Reasons({ title, reasons }: { title?: string; reasons: string[] | null | undefined }) {
  if (!reasons?.length) return null
  return (
    <div>
      {title && <h3 className="type-h4 mb-3">{title}</h3>}
      <ul className="border-b border-rule">
        {reasons.map((reason) => (
          <li key={reason} className="border-t border-rule py-2.5">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Local rules and building conditions that installers have to respect. */
export function Rules({ content, lang }: CitySectionProps) {
  const { city, page } = content
  const words = getDictionary(lang).cityPages
  const lists = [
    { title: words.regulations, items: city.localRegulations ?? [] },
    { title: words.buildings, items: city.buildingConsiderations ?? [] },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return null
  return (
    <Section id="rules" ground="wash" heading={page?.rules}>
      <ul className="ruled lg:grid-cols-2">
        {lists.map(({ title, items }) => (
          <li key={title} className="bg-paper p-5 md:p-7">
            <h3 className="type-h3 mb-3">{title}</h3>
            {/* Without ticks: some of them are prohibitions. */}
            <ul className="checklist">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The newest reviews from the city. */
export function CityReviews({ content, lang }: CitySectionProps) {
  const { city, page } = content
  if (city.reviews.length === 0) return null
  return (
    <Section
      id="reviews"
      heading={page?.reviews}
      aside={
        <TextLink href="/reviews" lang={lang} label={getDictionary(lang).cityPages.installers.allReviews} />
      }
    >
      <ul className={`ruled ${inPairs(city.reviews.length)}`}>
        {city.reviews.map((review) => (
          <li key={review._id} className="bg-paper">
            <ReviewCard review={review} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The other cities of the province. */
export function Nearby({ content, lang }: CitySectionProps) {
  const { city, page } = content
  const cities = city.province?.cities ?? []
  if (cities.length === 0) return null
  return (
    <Section
      id="nearby"
      heading={page?.nearby}
      aside={<TextLink href="/cities" lang={lang} label={getDictionary(lang).shell.viewAllCities} />}
    >
      <CityColumns
        cities={cities.map(({ _id, name, slug }) => ({ _id, name, slug }))}
        href={(slug) => `/city/${slug}`}
        lang={lang}
      />
    </Section>
  )
}
