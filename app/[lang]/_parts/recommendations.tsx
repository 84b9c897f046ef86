import { ServiceRows } from '#components/page/picture-rows.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { HomeSectionProps } from './types.ts'

export function Recommendations({ page, lang }: HomeSectionProps) {
  if (!page.recommendedServices?.length) return null
  return (
    <Section id="recommendations" heading={page.recommendations}>
      <ServiceRows services={page.recommendedServices} lang={lang} />
    </Section>
  )
}
