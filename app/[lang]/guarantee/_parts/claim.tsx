import { Section } from '#components/ui/sections.tsx'
import type { GuaranteeSectionProps } from './types.ts'

/** The steps of a claim, and the four things that a customer needs for it. */
export function Claim({ page }: GuaranteeSectionProps) {
  if (!page.claimItems?.length) return null
  return (
    <Section id="claim" ground="ink" heading={page.claim}>
      <ol className="ruled sm:grid-cols-2 lg:grid-cols-4">
        {page.claimItems.map((item, index) => (
          <li key={item} className="p-5 md:p-6">
            <span className="type-h2 block text-title" aria-hidden="true">
              {index + 1}
            </span>
            <span className="type-h4 mt-3 block">{item}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
