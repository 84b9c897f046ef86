import { Breadcrumb, HeroHalves, OfferHead } from '#components/page/heroes.tsx'
import { CompareLink } from '#components/service/compare-link.tsx'
import { figureNote } from '#components/service/words.ts'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { LinkButtons, TextLink } from '#components/ui/links.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { estimatorHref, jobHref } from '#lib/chosen-job/job.ts'
import { toPicture } from '#lib/content/picture.ts'
import { noteIn, sampleNote } from '#lib/evidence/notes.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { serviceFacts } from '#lib/pricing/service-facts.ts'
import { saysTime } from '#lib/pricing/time-on-site.ts'
import { CostLink, NextFree } from './own-data.tsx'
import { ReviewsLink } from './reviews-link.tsx'
import type { CityServiceProps } from './types.ts'

/**
 * The hero: price, time and rating in this city on the left, the picture on the right up to the edge of the screen. Where no
 * installer is listed it says so in place of the lead, and a quote is the only step: there is nobody to book, and nothing to
 * promise of installers.
 */
export function CityServiceHero({ content, lang }: CityServiceProps) {
  const { service, city, job, page, figure, bands, hasEstimate, hasInstallers } = content
  const isListed = content.installers.length > 0
  const { shell, service: words, cityPages } = getDictionary(lang)
  const title = page?.title || [service.name, city.name].join(', ')
  // The city's average time is the time of a small job that its installers do, so it is not shown for a large job.
  const isSmall = service.complexity === 'Easy' || service.complexity === 'Moderate'
  const cityTime = isListed && isSmall && !saysTime(service) && city.averageInstallationTime
  const facts = serviceFacts('city', service, bands, lang)
  // Where the city has no installer at all, the sentence is that of the seed; the band below does not repeat it.
  const nobody = fillPlaceholders(cityPages.installers.none, { city: city.name ?? '' })
  const wait = isListed && city.marketSpecifics?.averageWaitTime
  return (
    <section className="border-b-2 border-rule">
      <HeroHalves picture={toPicture(service.picture) ?? toPicture(page?.picture)}>
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pt-2">
          <Breadcrumb
            lang={lang}
            parents={[
              { label: shell.services, href: '/services' },
              { label: city.name ?? '', href: `/city/${city.slug}` },
            ]}
            current={service.name ?? ''}
          />
          <TextLink
            href={jobHref(isListed ? '/book-installation' : '/get-quote', job)}
            lang={lang}
            label={isListed ? shell.bookNow : words.getFreeQuote}
            className="max-sm:hidden"
          />
        </div>
        <OfferHead
          title={title}
          notice={isListed ? null : (hasInstallers && page?.empty?.title) || nobody}
          lead={(isListed ? page?.lead : page?.empty?.text) || service.description}
          figure={figureText(figure, lang)}
          note={figureNote(figure, lang)}
        />
        <div className="mt-5 flex gap-3 max-sm:flex-col sm:flex-wrap">
          <LinkButtons
            links={{
              ...(isListed && { [jobHref('/book-installation', job)]: shell.bookInstallation }),
              [jobHref('/get-quote', job)]: words.getFreeQuotes,
            }}
            lang={lang}
            tone="loud"
          />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-5">
          {content.reviews.length > 0 && <ReviewsLink label={cityPages.readReviews} />}
          {hasEstimate && <TextLink href={estimatorHref(job)} lang={lang} label={cityPages.estimate} />}
          <CostLink content={content} lang={lang} />
          {/* Where there is a comparison, it has the link. */}
          {content.others.length === 0 && (
            <CompareLink service={service.slug} name={service.name} lang={lang} />
          )}
        </p>
        <NextFree content={content} lang={lang} />
        <Badges content={content} lang={lang} />
      </HeroHalves>
      <FactStrip
        facts={[
          ...(cityTime ? [{ label: cityPages.installTime, value: cityTime }] : facts.slice(0, 1)),
          ...(wait ? [{ label: cityPages.averageWait, value: wait }] : []),
          ...facts.slice(1),
        ].slice(0, FACTS)}
      />
    </section>
  )
}

/** How many facts stand in the row below the hero: two lines of two on a phone. */
const FACTS = 4

/** How many included features are shown as badges. */
const FEATURES = 4

/**
 * The badges: city, availability, licence, rating, included features (docs/product.md, Service in a city). Only a city with an
 * emergency service has an availability badge, and only a service that needs a licence there has one for it. The rating is of all
 * of Canada: the city's own is with its reviews. Where no installer is listed, nobody is available, licensed or rated: only the
 * features are shown.
 */
export function Badges({ content, lang }: CityServiceProps) {
  const { city, service, figures } = content
  const words = getDictionary(lang).cityPages
  const isListed = content.installers.length > 0
  const figure = (key: string) => figures?.figures?.find((one) => one.key === key)
  const [availability, rating, reviews] = ['availability', 'rating', 'reviews'].map(figure)
  return (
    <>
      {isListed && (
        <ul className="mt-6 flex flex-wrap gap-2">
          <li>
            <Tag>{city.name}</Tag>
          </li>
          {availability && city.localData?.emergencyService && (
            <li>
              <Tag>
                {fillPlaceholders(words.available, {
                  value: availability.value ?? '',
                  label: availability.label ?? '',
                })}
              </Tag>
            </li>
          )}
          {service.licenseRequired && (
            <li>
              <Tag tone="ink">{words.licensed}</Tag>
            </li>
          )}
          {rating && reviews && (
            <li>
              <Tag tone="loud">
                {fillPlaceholders(words.ratingFromReviews, {
                  rating: rating.value ?? '',
                  reviews: reviews.value ?? '',
                })}
                {noteIn(rating.label) || (content.areFiguresSamples && ` ${sampleNote(lang)}`)}
              </Tag>
            </li>
          )}
        </ul>
      )}
      <ul className="hero-points">
        {service.features?.slice(0, FEATURES).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  )
}
