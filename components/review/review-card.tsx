import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { isLink } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { licenceText } from '#lib/matching/advertising.ts'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/links.tsx'
import { PhotoRow } from '../ui/photo-row.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import { ratingText } from './rating-text.ts'

/** A review. On a page of several services it also names its service. */
export type Review = ServiceContent['service']['reviews'][number] & {
  service?: { name: string | null; slug: string | null } | null
}

interface ReviewCardProps {
  review: Review
  lang: Language
}

export function ReviewCard({ review, lang }: ReviewCardProps) {
  const words = getDictionary(lang).reviews
  return (
    <article className="flex h-full flex-col p-3 md:p-7">
      <div className="flex items-center gap-2.5">
        <Avatar name={review.customerName} initials={review.customerInitials} />
        <div className="grow text-small">
          <p className="flex flex-wrap gap-x-2">
            <span className="font-bold">{review.customerName}</span>
            <span>{review.location}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-2">
            <Rating value={review.rating ?? 0} label={ratingText(review.rating ?? 0, lang)} />
            <Day date={review.date} lang={lang} />
          </p>
        </div>
      </div>
      <h3 className="type-h4 mt-1 md:mt-4">{review.title}</h3>
      {review.service?.slug && (
        <SiteLink
          href={`/${review.service.slug}`}
          lang={lang}
          className="inline-flex min-h-11 items-center self-start font-label underline underline-offset-4"
        >
          {review.service.name}
        </SiteLink>
      )}
      <p className="mt-1 max-w-[62ch] max-md:text-small md:mt-2">{review.content}</p>
      <PhotoRow photos={reviewPictures(review)} lang={lang} />
      {isLink(review.videoUrl) && (
        <a href={review.videoUrl} className="text-link mt-2 self-start">
          <span>{words.video}</span>
          <Icon name="arrow" />
        </a>
      )}
      {review.tags && review.tags.length > 0 && (
        <ul className="in-line mt-2 text-small font-label md:mt-3">
          {review.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {review.installerResponse?.content && (
        <div className="mt-2 border-l-4 border-loud pl-4 text-small md:mt-5">
          <p>
            <strong>{answerTitle(review.installerResponse, lang)}</strong>
            {' – '}
            {review.installerResponse.content} <Day date={review.installerResponse.date} lang={lang} />
          </p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-2 pt-2 text-small text-muted md:pt-5">
        <ReviewFacts review={review} lang={lang} />
        {review.sample && <Tag>{words.sample}</Tag>}
        {isVerifiedReview(review) && (
          <span className="inline-flex items-center gap-1 font-label text-good">
            <Icon name="check" className="size-3.5" />
            {words.verifiedReview}
          </span>
        )}
        <SiteLink
          href={`/review?${new URLSearchParams({ report: review._id })}`}
          lang={lang}
          rel="nofollow"
          className="ml-auto underline underline-offset-4"
        >
          {words.report} <span className="sr-only">{words.reportedReview}</span>
        </SiteLink>
      </div>
    </article>
  )
}

/** Who did the job, with which licences, and how many found the review helpful. */
function ReviewFacts({ review, lang }: ReviewCardProps) {
  const { number, plural } = getFormatters(lang)
  const helpful = review.helpfulCount ?? 0
  const facts = [
    ...(review.installerLicences ?? []).map((licence) => licenceText(withoutMarks(licence), lang)),
    // Nobody has found a sample helpful.
    ...(helpful > 0 && !review.sample
      ? [fillPlaceholders(plural(helpful, getDictionary(lang).reviews.helpful), { count: number(helpful) })]
      : []),
  ]
  if (!review.installerName && facts.length === 0) return null
  return (
    <p className="w-full">
      {review.installerName && <InstalledBy review={review} lang={lang} />}
      {review.installerName && facts.length > 0 && ' · '}
      {facts.join(' · ')}
    </p>
  )
}

/** Who did the job, with a link to the installer's own page. */
function InstalledBy({ review: { installerName: name, installerPath }, lang }: ReviewCardProps) {
  const [before, after] = getDictionary(lang).reviews.installedBy.split('{name}')
  return (
    <>
      {before}
      {installerPath ? (
        <SiteLink href={installerPath} lang={lang} className="underline underline-offset-4">
          {name}
        </SiteLink>
      ) : (
        name
      )}
      {after}
    </>
  )
}

/** Who answers: the contractor by name, this site, or a contractor whom the page may not name. */
function answerTitle({ name, isOurs }: NonNullable<Review['installerResponse']>, lang: Language): string {
  const words = getDictionary(lang).reviews
  if (isOurs) return words.ourResponse
  return name ? fillPlaceholders(words.response, { name }) : words.responseUnnamed
}

function Day({ date, lang }: { date: string | null; lang: Language }) {
  return (
    date && (
      <time dateTime={date} className="text-label whitespace-nowrap text-muted">
        {getFormatters(lang).date(date)}
      </time>
    )
  )
}

/** The pictures of a review. The pictures before and after the job come last, unless they are also among the photos. */
export function reviewPictures({ photos, beforeAfter }: Review) {
  const pictures = [...(photos ?? []), beforeAfter?.before, beforeAfter?.after].filter(
    (picture) => picture != null,
  )
  return [...new Map(pictures.map((picture) => [picture.asset?._ref, picture])).values()]
}
