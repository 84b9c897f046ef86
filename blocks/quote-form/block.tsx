import { JobFinder } from '#components/lead/job-finder.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { BlockProps } from '../props.ts'

/** A form that asks for a job and a place and opens the page of both. A plain GET form. */
export function Block({ block, id, lang }: BlockProps<'quoteFormBlock'>) {
  const { services, cities } = block
  if (!services?.length || !cities?.length) return null
  return (
    <Section id={id} ground="field" heading={block}>
      <JobFinder id={id} services={services} cities={cities} lang={lang} />
    </Section>
  )
}
