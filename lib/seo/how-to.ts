import type { HowTo, WithContext } from 'schema-dts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { figureOf, type PricedService } from '#lib/pricing/figure.ts'
import type { TimeOnSite } from '#lib/pricing/time-on-site.ts'
import { pageAddress } from './address.ts'
import type { Business } from './business.ts'

interface Step {
  title: string | null
  description: string | null
}

interface ProcessFacts {
  page: { title: string | null; lead: string | null } | null
  steps: Step[]
  business: Business | null
  lang: Language
}

/** The steps of the page 'How it works', with total time and cost (docs/product.md, Structured data). */
export function processData({ page, steps, business, lang }: ProcessFacts): WithContext<HowTo> {
  const figures = business?.structuredData
  const hours = figures?.howToTotalHours
  const cost = figures?.howToEstimatedCost
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: page?.title || undefined,
    description: page?.lead || undefined,
    url: pageAddress('/how-it-works', lang),
    inLanguage: LOCALES[lang],
    totalTime: hours ? isoDuration(hours, 'hours') : undefined,
    estimatedCost: cost
      ? { '@type': 'MonetaryAmount', currency: business?.currency || 'CAD', value: cost }
      : undefined,
    step: howToSteps(steps),
  }
}

interface InstallationFacts {
  service: PricedService & { name: string | null; slug: string | null; description: string | null }
  /** The upper bound of this time is the total time. */
  time: TimeOnSite
  steps: (Step & { tools: string[] | null })[]
  business: Business | null
  lang: Language
}

/** Structured data of the steps of an installation, with the price of the service. */
export function installationData({
  service,
  time,
  steps,
  business,
  lang,
}: InstallationFacts): WithContext<HowTo> {
  const range = figureOf(service)
  const tools = [...new Set(steps.flatMap(({ tools }) => tools ?? []))]
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: service.name || undefined,
    description: service.description || undefined,
    url: pageAddress(`/${service.slug}`, lang),
    inLanguage: LOCALES[lang],
    totalTime: isoDuration(time.high, time.unit),
    estimatedCost: range
      ? {
          '@type': 'MonetaryAmount',
          currency: business?.currency || 'CAD',
          minValue: range.min,
          maxValue: range.max,
        }
      : undefined,
    tool: tools.length > 0 ? tools : undefined,
    step: howToSteps(steps),
  }
}

function howToSteps(steps: Step[]) {
  return steps.map(({ title, description }, index) => ({
    '@type': 'HowToStep' as const,
    position: index + 1,
    name: title || undefined,
    text: description || undefined,
  }))
}

/** A duration as ISO 8601 writes it: `PT2H`, `PT1H30M`, `P4D`. */
function isoDuration(amount: number, unit: TimeOnSite['unit']): string {
  if (unit === 'days') return `P${amount}D`
  const minutes = Math.round((amount % 1) * 60)
  return `PT${Math.floor(amount)}H${minutes > 0 ? `${minutes}M` : ''}`
}
