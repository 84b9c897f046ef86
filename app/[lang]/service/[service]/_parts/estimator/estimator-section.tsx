import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { settingsOf } from '#lib/pricing/estimate.ts'
import { priceRangeOrFallback } from '#lib/pricing/price-range.ts'
import { cityText } from '../../../../_components/city/city-text.ts'
import { priceRangeText } from '../../../../_components/service/words.ts'
import { Section } from '../../../../_components/ui/section.tsx'
import type { ServiceSectionProps } from '../types.ts'
import { Estimator } from './estimator.tsx'

type Settings = ServiceContent['estimator']

export function EstimatorSection({
  service,
  page,
  settings,
  lang,
}: ServiceSectionProps & { settings: Settings }) {
  const time = settings?.estimatedTime
  if (!settings || !time) return null
  const addOns = service.addOns?.length ? service.addOns : settings.defaultAddOns
  return (
    <Section id="estimate" heading={page?.estimator}>
      <Estimator
        service={{
          slug: service.slug ?? '',
          complexity: service.complexity,
          base: priceRangeOrFallback(service.priceRange),
          baseText: priceRangeText(service.priceRange, lang),
        }}
        settings={{
          ...settingsOf(settings),
          levels: settings.complexityLabels ?? [],
          defaultLevel: settings.defaultComplexity ?? 2,
          timeline: (settings.timelineLevels ?? []).map(({ label, factor }) => ({
            label: label ?? '',
            factor: factor ?? 1,
          })),
          defaultTimeline: settings.defaultTimeline ?? 1,
          cities: (settings.cities ?? []).map((city) => ({
            slug: city.slug ?? '',
            name: city.name ?? '',
            label: cityText(city, lang),
            multiplier: city.multiplier ?? 1,
          })),
          defaultCity: settings.defaultCity?.slug ?? '',
          time: {
            easy: time.easy ?? 1.5,
            moderate: time.moderate ?? 2.5,
            complex: time.complex ?? 3.5,
            perLevel: time.perLevel ?? 0.5,
            perAddOn: time.perAddOn ?? 0.5,
            minimum: time.minimum ?? 1,
          },
        }}
        addOns={(addOns ?? []).map(({ _key, name, value, description }) => ({
          id: _key,
          name: name ?? '',
          value: value ?? 0,
          description: description ?? '',
        }))}
        note={page?.estimatorNote ?? ''}
        lang={lang}
        words={{ ...getDictionary(lang).estimator, city: getDictionary(lang).city.label }}
      />
    </Section>
  )
}
