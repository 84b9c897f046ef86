import { priceRangeText } from '#components/service/words.ts'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { PricingSectionProps } from './types.ts'

/** The prices of emergency services. */
export function EmergencyPrices({ page, emergencies, lang }: PricingSectionProps) {
  const words = getDictionary(lang).offerPages.pricing
  if (emergencies.length === 0) return null
  return (
    <Section
      id="emergency"
      ground="ink"
      heading={page.emergency}
      aside={<TextLink href="/emergency-services" lang={lang} label={words.emergency} />}
    >
      <ul className="border-t-2 border-rule">
        {emergencies.map(({ _id, name, priceRange, responseTime }) => (
          <li
            key={_id}
            className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-rule py-3"
          >
            <span className="type-h4">{name}</span>
            <span className="flex flex-wrap items-baseline gap-x-5">
              <span className="text-muted">
                {fillPlaceholders(words.responseIn, { time: responseTime ?? '' })}
              </span>
              <span className="type-h4">{priceRangeText(priceRange, lang)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
