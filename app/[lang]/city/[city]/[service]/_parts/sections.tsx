import { Fragment } from 'react'
import { InstallerCard } from '#components/installer/installer-card.tsx'
import { InstallerFinder } from '#components/installer/installer-finder.tsx'
import { ratingText } from '#components/review/rating-text.ts'
import { Reviews } from '#components/review/reviews.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { LinkButton, SiteLink, TextLink } from '#components/ui/links.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { inPairs, Line, Section } from '#components/ui/sections.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { eachOnce, specialtiesOf } from '#lib/search/installer-filters.ts'
import { LOCAL_VIEW, REVIEWS } from './local-view.ts'
import type { CityServiceProps } from './types.ts'

interface InstallersProps extends CityServiceProps {
  /** The query of an address with filters. */
  start?: string
}

/**
 * Two tabs: the installers for this service in this city, and its reviews (docs/product.md, Local installers). Where no installer
 * is listed there are no tabs: a section says so, and the reviews follow in a section of their own.
 */
export function LocalInstallers({ content, start, lang }: InstallersProps) {
  const { page, installers } = content
  const words = getDictionary(lang).cityPages.installers
  if (installers.length === 0) {
    return (
      <>
        <NobodyListed content={content} lang={lang} />
        <ReviewsAlone content={content} lang={lang} />
      </>
    )
  }
  const tabs = [
    {
      value: 'installers',
      label: words.installers,
      panel: <Installers content={content} start={start} lang={lang} />,
    },
    {
      value: 'reviews',
      label: content.areReviewsLocal ? words.reviews : words.reviewsElsewhere,
      panel: <LocalReviews content={content} lang={lang} />,
    },
  ]
  return (
    <Section id="installers" heading={page?.installers}>
      <Tabs
        name={LOCAL_VIEW}
        label={words.view}
        tabs={tabs}
        panels={tabs.map(({ value, panel }) => <Fragment key={value}>{panel}</Fragment>)}
      />
    </Section>
  )
}

function Installers({ content, start, lang }: InstallersProps) {
  const { city, service, job, installers } = content
  const words = getDictionary(lang).cityPages.installers
  const cards = installers.map((installer) => (
    <InstallerCard key={installer._id} installer={installer} job={job} lang={lang} />
  ))
  // One installer needs no search.
  if (cards.length === 1) return <div className="p-4 md:p-7">{cards}</div>
  const entries = installers.map(({ _id, name, description, specialties, specialtyKeys }) => ({
    id: _id,
    name: name ?? '',
    description: description ?? '',
    specialties: specialtiesOf(specialties, specialtyKeys),
  }))
  return (
    <InstallerFinder
      entries={entries}
      cards={cards}
      selects={[
        {
          name: 'specialty',
          label: words.specialty,
          any: words.allSpecialties,
          choices: eachOnce(
            entries.flatMap(({ specialties }) => specialties),
            LOCALES[lang],
          ),
        },
      ]}
      path={`/${city.slug}/${service.slug}`}
      start={start}
      words={words}
      lang={lang}
    />
  )
}

/** A thin band where no installer is listed, which the hero above it has said. */
function NobodyListed({ content, lang }: CityServiceProps) {
  const { cityPages, service } = getDictionary(lang)
  const { noneHint, noneAsk } = cityPages.installers
  return (
    <Line id="installers" title={noneHint} text={noneAsk}>
      <LinkButton href={jobHref('/get-quote', content.job)} lang={lang} arrow>
        {service.getFreeQuotes}
      </LinkButton>
    </Line>
  )
}

/** The reviews where no installer is listed. The heading says whether they are from this city. */
function ReviewsAlone({ content, lang }: CityServiceProps) {
  const { page, reviews, areReviewsLocal } = content
  if (reviews.length === 0) return null
  const words = getDictionary(lang).cityPages.installers
  return (
    <Section
      id={REVIEWS}
      ground="wash"
      heading={areReviewsLocal ? { title: words.reviews } : page?.other}
      aside={<TextLink href="/reviews" lang={lang} label={words.allReviews} />}
    >
      <LocalRating content={content} lang={lang} />
      <Reviews reviews={reviews} lang={lang} />
    </Section>
  )
}

/** The reviews of this service in this city; else those in other cities, below a heading that says so. */
function LocalReviews({ content, lang }: CityServiceProps) {
  const { page, reviews, areReviewsLocal } = content
  const words = getDictionary(lang).cityPages.installers
  const allReviews = <TextLink href="/reviews" lang={lang} label={words.allReviews} />
  if (reviews.length === 0) {
    return (
      <div id={REVIEWS} className="px-5 py-10 text-center">
        <p className="type-h3">{words.noReviews}</p>
        <p className="mt-5">{allReviews}</p>
      </div>
    )
  }
  return (
    <div id={REVIEWS} className="p-5 md:p-7">
      <LocalRating content={content} lang={lang} />
      {!areReviewsLocal && (
        <div className="mb-5">
          <h3 className="type-h3">{page?.other?.title}</h3>
          <p className="mt-1">{page?.other?.text}</p>
        </div>
      )}
      <Reviews reviews={reviews} lang={lang} />
      <div className="mt-4">{allReviews}</div>
    </div>
  )
}

/** The rating of all services in the city, where staff gave one. */
function LocalRating({ content, lang }: CityServiceProps) {
  const { averageRating, totalReviews } = content.city.localData ?? {}
  if (!averageRating || !totalReviews) return null
  const { number, plural } = getFormatters(lang)
  const { localRating } = getDictionary(lang).cityPages.installers
  return (
    <p className="type-h4 mb-5">
      {fillPlaceholders(plural(totalReviews, localRating), {
        value: number(averageRating, { minimumFractionDigits: 1 }),
        count: number(totalReviews),
        city: content.city.name ?? '',
      })}
    </p>
  )
}

/** The title of each of the newest reviews of the service in other cities, which finds the whole review. */
export function Testimonials({ content, lang }: CityServiceProps) {
  const { page, testimonials } = content
  if (testimonials.length === 0) return null
  const { cityPages, reviews } = getDictionary(lang)
  return (
    <Section id="testimonials" ground="field" heading={page?.testimonials}>
      <ul className={`ruled ${testimonials.length === 3 ? 'md:grid-cols-3' : inPairs(testimonials.length)}`}>
        {testimonials.map((review) => (
          <li key={review._id} className="flex flex-col bg-paper p-5 md:p-6">
            <Rating value={review.rating ?? 0} label={ratingText(review.rating ?? 0, lang)} />
            <blockquote className="type-h3 mt-3">
              <SiteLink
                href={`/reviews?${new URLSearchParams({ q: withoutMarks(review.title) ?? '' })}#reviews`}
                lang={lang}
                className="underline underline-offset-4"
                rel="nofollow"
              >
                {fillPlaceholders(cityPages.quote, { text: review.title ?? '' })}
              </SiteLink>
            </blockquote>
            {review.sample && (
              <p className="mt-2">
                <Tag>{reviews.sample}</Tag>
              </p>
            )}
            <div className="mt-auto flex items-center gap-3 pt-5 text-small">
              <Avatar name={review.customerName} initials={review.customerInitials} />
              <p>
                <span className="font-bold">{review.customerName}</span>, {review.location}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
