import { ReviewCard } from '#components/review/reviews.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { CitySectionProps } from './types.ts'

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
      <ul className="ruled md:grid-cols-2">
        {city.reviews.map((review) => (
          <li key={review._id} className="bg-paper">
            <ReviewCard review={review} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
