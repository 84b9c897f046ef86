import { ratingText } from '#components/review/rating-text.ts'
import { Reviews as ReviewCards } from '#components/review/reviews.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { ServiceSectionProps } from './types.ts'

/** How many reviews a service page shows at first. */
const LIMIT = 4

export function Reviews({
  service,
  page,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  if (service.reviews.length === 0) return null
  const words = getDictionary(lang)
  const { number } = getFormatters(lang)
  const value = rating?.value ? number(rating.value, { minimumFractionDigits: 1 }) : null
  return (
    <Section
      id="reviews"
      ground="wash"
      heading={page?.reviews}
      aside={
        value && (
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="type-h2 text-title">{value}</span>
            <Rating value={rating?.value ?? 0} label={ratingText(rating?.value ?? 0, lang, 1)} />
            <span className="text-small">
              {fillPlaceholders(words.servicePage.ratingValue, {
                value,
                count: number(rating?.count ?? 0),
              })}
            </span>
          </p>
        )
      }
    >
      <ReviewCards reviews={service.reviews} limit={LIMIT} lang={lang} />
    </Section>
  )
}
