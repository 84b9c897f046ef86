import { JobFinder } from '#components/lead/job-finder.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { BlockProps } from '../props.ts'

/** A plain GET form with a service and a city. It opens the page of that service in that city. */
export function Block({ block, id, lang }: BlockProps<'quoteFormBlock'>) {
  const { services, cities } = block
  if (!services?.length || !cities?.length) return null
  return (
    <Section id={id} ground="field" heading={block}>
      <JobFinder id={id} services={services} cities={cities} lang={lang} />
    </Section>
  )
}
