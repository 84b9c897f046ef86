import { ReviewCard } from '#components/review/review-card.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { BlockProps } from '../props.ts'

/** Reviews by customers. There are few, so they have no filters. */
export function Block({ block, id, ground, lang }: BlockProps<'reviewsBlock'>) {
  if (!block.reviews?.length) return null
  return (
    <Section id={id} ground={ground} heading={block}>
      <ul className="ruled md:grid-cols-2">
        {block.reviews.map((review) => (
          <li key={review._id} className="bg-paper">
            <ReviewCard review={review} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
