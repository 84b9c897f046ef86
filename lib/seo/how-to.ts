import type { HowTo, MonetaryAmount, WithContext } from 'schema-dts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { parsePriceRange } from '#lib/pricing/price-range.ts'
import { pageAddress } from './address.ts'
import type { Business } from './business.ts'

interface Step {
  title: string | null
  description: string | null
}

interface HowToFacts {
  path: string
  name: string | null
  description: string | null
  steps: Step[]
  business: Business | null
  lang: Language
}

/** How the whole service works: two hours and 150 dollars (seed 1, section 9). */
export function processData(facts: HowToFacts): WithContext<HowTo> {
  const figures = facts.business?.structuredData
  const hours = figures?.howToTotalHours
  return {
    ...howTo(facts),
    totalTime: hours ? `PT${Math.floor(hours)}H${minutesPast(hours)}` : undefined,
    estimatedCost: amount(facts.business, figures?.howToEstimatedCost),
  }
}

interface InstallationFacts extends HowToFacts {
  priceRange: string | null
  tools: string[]
}

/** How a job is done, at the price of the service. */
export function installationData({ priceRange, tools, ...facts }: InstallationFacts): WithContext<HowTo> {
  const range = parsePriceRange(priceRange)
  return {
    ...howTo(facts),
    estimatedCost: range
      ? {
          '@type': 'MonetaryAmount',
          currency: facts.business?.currency || 'CAD',
          minValue: range.min,
          maxValue: range.max,
        }
      : undefined,
    tool: tools.length > 0 ? tools : undefined,
  }
}

function howTo({ path, name, description, steps, lang }: HowToFacts): WithContext<HowTo> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: name || undefined,
    description: description || undefined,
    url: pageAddress(path, lang),
    inLanguage: LOCALES[lang],
    step: steps.map(({ title, description: text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title || undefined,
      text: text || undefined,
    })),
  }
}

function amount(business: Business | null, value: number | null | undefined): MonetaryAmount | undefined {
  return value ? { '@type': 'MonetaryAmount', currency: business?.currency || 'CAD', value } : undefined
}

function minutesPast(hours: number): string {
  const minutes = Math.round((hours % 1) * 60)
  return minutes > 0 ? `${minutes}M` : ''
}
