import { Points, Section } from '#components/ui/sections.tsx'
import type { CategorySectionProps } from './types.ts'

/** What the trade is about, and what is good to know before asking for a quote. */
export function AboutTrade({ category, page }: CategorySectionProps) {
  const { about, goodToKnow } = category
  if (!about && !goodToKnow?.length) return null
  return (
    <Section id="about" ground="wash" heading={{ title: page?.aboutHeading?.title }}>
      {about && <p className="max-w-[68ch] text-lead">{about}</p>}
      {goodToKnow?.length ? (
        <div className="mt-8 md:mt-11">
          <Points points={goodToKnow} />
        </div>
      ) : null}
    </Section>
  )
}
