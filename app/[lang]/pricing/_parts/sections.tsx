import { PricesIn } from '#components/city/prices-in.tsx'
import { CategoryPrices } from '#components/service/category-prices.tsx'
import { PricesNote, PriceText } from '#components/service/price.tsx'
import { figureNote } from '#components/service/words.ts'
import { chipClass } from '#components/ui/chip.ts'
import { DocketLine, Facts } from '#components/ui/facts.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { estimateOf } from '#lib/pricing/estimate.ts'
import { estimateLines } from '#lib/pricing/estimate-lines.ts'
import { type Level, settingsOf } from '#lib/pricing/estimator-settings.ts'
import { factorText } from '#lib/pricing/factor-text.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
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
      <PricesIn action="/services" submit={getDictionary(lang).offerPages.pricing.seePrices} lang={lang} />
      <PricesNote kind={{ name: 'range' }} lang={lang} />
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

/** The estimator's factors, such as 1.3 for the most complex jobs, and one estimate calculated step by step. */
export function HowEstimated({ page, estimator, lang }: PricingSectionProps) {
  const words = getDictionary(lang).estimator
  if (!estimator) return null
  const settings = settingsOf(estimator)
  const formatters = getFormatters(lang)
  const factsOf = (levels: Level[]) =>
    levels.map(({ label, factor }) => ({ label, value: factorText(factor, formatters) }))
  return (
    <Section id="estimate" ground="wash" heading={page.estimate}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
          <div>
            <h3 className="type-h3">{words.complexity}</h3>
            <p className="mt-2 mb-4">{page.complexityText}</p>
            <Facts facts={factsOf(settings.complexity)} />
          </div>
          <div>
            <h3 className="type-h3">{words.timeline}</h3>
            <p className="mt-2 mb-4">{page.timelineText}</p>
            <Facts facts={factsOf(settings.timeline)} />
          </div>
        </div>
        <Example page={page} estimator={estimator} lang={lang} />
      </div>
    </Section>
  )
}

type ExampleProps = Pick<PricingSectionProps, 'page' | 'lang'> & {
  estimator: NonNullable<PricingSectionProps['estimator']>
}

/** Levels of the estimator's sliders, from 1. They are not the default levels, so the example shows every factor. */
const CHOICES = { complexity: 3, timeline: 2 }

/** An example of an estimate and its factors, calculated for one service in one city with one add-on. */
export function Example({ page, estimator, lang }: ExampleProps) {
  const service = page.exampleService
  if (!service || !estimator.defaultCity) return null
  const city = cityPrices(estimator.defaultCity)
  const addOns = (service.addOns ?? []).slice(0, 1).map(({ _key }) => _key)
  const estimate = estimateOf(service, city, { ...CHOICES, addOns }, settingsOf(estimator))
  const words = getDictionary(lang)
  const lines = estimateLines({ service, city, estimate }, lang, {
    ...words.estimator,
    range: words.money.range,
    city: words.city.label,
  })
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
      <h3 className="type-h4">{page.exampleHeading?.title}</h3>
      <p className="mt-2">
        <SiteLink href={`/${service.slug}`} lang={lang} className="underline underline-offset-4">
          {service.name}
        </SiteLink>
      </p>
      <dl className="mt-4">
        {lines.map((line) => (
          <DocketLine key={line.label} {...line} />
        ))}
        <div className="border-t-2 border-rule pt-4">
          <dt className="font-label">
            {figureNote(estimate.figure, lang, estimator.defaultCity.province?.code ?? '')}
          </dt>
          <dd className="type-figure mt-2 text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
            {figureText(estimate.figure, lang)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small">{page.exampleHeading?.text}</p>
    </div>
  )
}

/** The price factor of each city, such as 1.15 for Toronto. */
export function CityMultipliers({ page, cities, lang }: PricingSectionProps) {
  if (cities.length === 0) return null
  const formatters = getFormatters(lang)
  return (
    <Section id="cities" heading={page.citiesHeading}>
      <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-3 md:gap-x-11 lg:grid-cols-4">
        {cities.map((city) => (
          <li key={city._id} className="border-b border-rule">
            <SiteLink
              href={`/city/${city.slug}`}
              lang={lang}
              className="-mx-2.5 flex min-h-12 items-center justify-between gap-2 px-2.5 text-small md:text-body hover:bg-loud hover:text-dark"
            >
              {city.name}
              <span className="font-bold whitespace-nowrap">
                {factorText(city.multiplier ?? 1, formatters)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Add-ons at a fixed price: those of a few services, and the default add-ons of all other services. */
export function AddOns({ page, estimator, lang }: PricingSectionProps) {
  const { price } = getFormatters(lang)
  const lists = [
    ...(page.addOnServices ?? []).map(({ _id, name, slug, addOns }) => ({ _id, name, slug, addOns })),
    { _id: 'others', name: page.defaultAddOnsLabel, slug: null, addOns: estimator?.defaultAddOns ?? null },
  ].filter(({ name, addOns }) => name && addOns?.length)
  if (lists.length === 0) return null
  return (
    <Section id="add-ons" ground="wash" heading={page.addOnsHeading}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-4">
        {lists.map(({ _id, name, slug, addOns }) => (
          <li key={_id} className="p-5 md:p-6">
            <h3 className="type-h4 mb-2">
              {slug ? (
                <SiteLink href={`/${slug}`} lang={lang} className="name-link flex min-h-11 items-center">
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </h3>
            <Facts
              facts={(addOns ?? []).map((addOn) => ({
                label: addOn.name ?? '',
                value: `+\u00A0${price(addOn.value ?? 0)}`,
              }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The prices of emergency services. */
export function EmergencyPrices({ page, emergencies, lang }: PricingSectionProps) {
  const words = getDictionary(lang).offerPages.pricing
  if (emergencies.length === 0) return null
  return (
    <Section
      id="emergency"
      ground="ink"
      heading={page.emergency}
      aside={<TextLink href="/emergency-services" lang={lang} label={words.emergency} />}
    >
      <ul className="border-t-2 border-rule">
        {emergencies.map((emergency) => (
          <li
            key={emergency._id}
            className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-rule py-3"
          >
            <span className="type-h4">{emergency.name}</span>
            <span className="flex flex-wrap items-baseline gap-x-5">
              <span className="text-muted">
                {fillPlaceholders(words.responseIn, { time: emergency.responseTime ?? '' })}
              </span>
              <span className="type-h4">
                <PriceText service={emergency} of={emergency._id} lang={lang} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
