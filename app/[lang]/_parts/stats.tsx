import type { Home } from '#lib/content/home.ts'
import { Figures } from '../_components/ui/figures.tsx'
import { Section } from '../_components/ui/section.tsx'
import type { HomePage } from './types.ts'

export function Stats({ page, figures }: { page: HomePage; figures: Home['figures'] }) {
  if (!figures?.figures?.length) return null
  return (
    <Section id="trust" ground="field" title={page.stats?.title} text={page.stats?.text}>
      <Figures figures={figures.figures} />
    </Section>
  )
}
