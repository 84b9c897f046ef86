import { EstimatorSection } from '#components/estimator/estimator-section.tsx'
import type { BlockProps } from '../props.ts'

/** The estimator of a service; not shown without a service. */
export function Block({ block, id, lang }: BlockProps<'estimatorBlock'>) {
  const { service, settings, notes, cities } = block
  if (!service) return null
  return (
    <EstimatorSection
      id={id}
      heading={block}
      service={service}
      notes={notes}
      settings={settings}
      cities={cities}
      lang={lang}
    />
  )
}
