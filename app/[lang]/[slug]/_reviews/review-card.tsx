import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Avatar } from '../../_components/ui/avatar.tsx'
import { Icon } from '../../_components/ui/icon.tsx'
import { Picture } from '../../_components/ui/picture.tsx'
import { Rating } from '../../_components/ui/rating.tsx'
import { Tag } from '../../_components/ui/tag.tsx'
import type { Service } from '../_parts/types.ts'

type Review = Service['reviews'][number]

export function ReviewCard({ review, lang }: { review: Review; lang: Language }) {
  const words = getDictionary(lang).reviews
  const { date, number, plural } = getFormatters(lang)
  const helpful = review.helpfulCount ?? 0
  return (
    <article className="flex h-full flex-col p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Rating
          value={review.rating ?? 0}
          label={fillPlaceholders(words.rating, { value: number(review.rating ?? 0) })}
        />
        {review.date && (
          <time dateTime={review.date} className="text-small text-muted">
            {date(review.date)}
          </time>
        )}
      </div>
      <h3 className="type-h4 mt-3">{review.title}</h3>
      <p className="mt-2 max-w-[62ch]">{review.content}</p>
      <ReviewPhotos review={review} />
      {review.tags && review.tags.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {review.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {review.installerResponse?.content && (
        <div className="mt-5 border-l-4 border-yellow pl-4 text-small">
          <p className="font-bold">
            {fillPlaceholders(words.response, { name: review.installerResponse.name ?? '' })}
          </p>
          <p className="mt-1">{review.installerResponse.content}</p>
        </div>
      )}
      <div className="mt-auto flex items-center gap-3 pt-5">
        <Avatar name={review.customerName} initials={review.customerInitials} />
        <div className="text-small">
          <p className="font-bold">
            {review.customerName}
            <span className="font-normal">, {review.location}</span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-muted">
            {review.verified && (
              <span className="flex items-center gap-1 font-label text-green">
                <Icon name="check" className="size-3.5" />
                {words.verifiedReview}
              </span>
            )}
            {review.installerName && (
              <span>{fillPlaceholders(words.installedBy, { name: review.installerName })}</span>
            )}
            {helpful > 0 && (
              <span>{fillPlaceholders(plural(helpful, words.helpful), { count: number(helpful) })}</span>
            )}
          </p>
        </div>
      </div>
    </article>
  )
}

function ReviewPhotos({ review }: { review: Review }) {
  const photos = [...(review.photos ?? []), review.beforeAfter?.before, review.beforeAfter?.after]
  const pictures = photos.flatMap((photo) => toPicture(photo) ?? [])
  if (pictures.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {pictures.map((picture) => (
        <li key={picture.src + picture.alt} className="overflow-hidden rounded-control border-2 border-rule">
          <Picture picture={picture} sizes="10rem" className="aspect-8/5 h-25 w-40 object-cover" />
        </li>
      ))}
    </ul>
  )
}
