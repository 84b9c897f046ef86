import { ratingText } from '#components/review/rating-text.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { CityServiceProps } from './types.ts'

/** One line from each of the best reviews of the city. The whole reviews are in the tab of local reviews. */
export function Testimonials({ content, lang }: CityServiceProps) {
  const { page, testimonials } = content
  if (testimonials.length === 0) return null
  const { cityPages } = getDictionary(lang)
  return (
    <Section id="testimonials" ground="field" heading={page?.testimonials}>
      <ul className="ruled md:grid-cols-3">
        {testimonials.map((review) => (
          <li key={review._id} className="flex flex-col bg-paper p-5 md:p-6">
            <Rating value={review.rating ?? 0} label={ratingText(review.rating ?? 0, lang)} />
            <blockquote className="type-h3 mt-3">
              {fillPlaceholders(cityPages.quote, { text: review.title ?? '' })}
            </blockquote>
            <p className="mt-2 text-small text-muted">{review.service?.name}</p>
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
