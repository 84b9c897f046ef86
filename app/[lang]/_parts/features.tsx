import { Points } from '../_components/ui/points.tsx'
import { Section } from '../_components/ui/section.tsx'
import type { HomePage } from './types.ts'

export function Features({ page }: { page: HomePage }) {
  if (!page.features?.length) return null
  return (
    <Section
      id="features"
      ground="wash"
      title={page.featuresHeading?.title}
      text={page.featuresHeading?.text}
    >
      <Points points={page.features} />
    </Section>
  )
}
