import { Section } from '#components/ui/sections.tsx'
import type { GuaranteeSectionProps } from './types.ts'

/** How long workmanship is covered, by trade: the term large, what it covers beside it. */
export function Warranties({ page }: GuaranteeSectionProps) {
  if (!page.warranties?.length) return null
  return (
    <Section id="warranty" heading={page.warrantyHeading}>
      <dl className="border-t-2 border-rule">
        {page.warranties.map(({ _key, title, text }) => (
          <div
            key={_key}
            className="grid items-baseline gap-x-14 gap-y-2 border-b-2 border-rule py-5 md:grid-cols-2"
          >
            <dt className="type-h2">{title}</dt>
            <dd className="max-w-[52ch]">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
