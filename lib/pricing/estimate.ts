import { effectOf, type GivenAnswer } from '#lib/questions/questions.ts'
import {
  type AddOn,
  type EstimatedTime,
  type EstimatorSettings,
  type Level,
  type StoredAddOn,
  toAddOn,
} from './estimator-settings.ts'
import { feesOf, sumOf } from './fees.ts'
import { type CityPrices, type Figure, type PricedService, withFees } from './figure.ts'
import { priceRangeOrFallback, timesFactor } from './price-range.ts'
import {
  type Complexity,
  HOURS_OF_DAY,
  ownTime,
  type TimedService,
  type TimeOnSite,
  withNote,
} from './time-on-site.ts'

/** The data of a service that an estimate needs. */
export interface EstimatedService extends PricedService, TimedService {
  addOns: StoredAddOn[] | null
}

/** The choices in the estimator. A missing or unknown level is the default level; unknown add-ons are ignored. */
export interface EstimateChoices {
  /** 1 (very simple) to 5 (very complex). */
  complexity?: number | null
  /** 1 (within 1 week) to 4 (same day). */
  timeline?: number | null
  /** The keys of add-ons. */
  addOns?: readonly string[]
  /** The answers to the questions of the service (`givenAnswers`). */
  given?: readonly GivenAnswer[]
}

/** The price and the time for some choices, with the parts they are calculated from. */
export interface Estimate {
  figure: Figure
  time: TimeOnSite
  complexity: Level
  timeline: Level
  addOns: AddOn[]
  given: readonly GivenAnswer[]
}

/** The add-ons of a service: its own, or else the default ones. */
export function addOnsOf(
  { addOns }: Pick<EstimatedService, 'addOns'>,
  settings: Pick<EstimatorSettings, 'addOns'>,
): AddOn[] {
  return addOns?.length ? addOns.map(toAddOn) : settings.addOns
}

/**
 * The estimate for a service, in a city, with choices (docs/product.md, Estimator). Both ends of the service's price
 * range are multiplied by the factors of complexity, timeline, city and answers. The add-ons, what answers add and the compulsory
 * fees are added, and the result is rounded to whole dollars.
 */
export function estimateOf(
  service: EstimatedService,
  city: CityPrices | null,
  choices: EstimateChoices,
  settings: EstimatorSettings,
): Estimate {
  const level = levelIn(settings.complexity, choices.complexity, settings.defaultComplexity)
  const pace = levelIn(settings.timeline, choices.timeline, settings.defaultTimeline)
  const complexity = settings.complexity[level - 1] ?? NO_LEVEL
  const timeline = settings.timeline[pace - 1] ?? NO_LEVEL
  const addOns = addOnsOf(service, settings).filter(({ key }) => choices.addOns?.includes(key))
  const fees = feesOf(service)
  const { given = [] } = choices
  const answers = effectOf(given)
  const range = timesFactor(
    priceRangeOrFallback(service.priceRange),
    complexity.factor * timeline.factor * (city?.multiplier ?? 1) * answers.factor,
    addOns.reduce((sum, { value }) => sum + value, sumOf(fees)) + answers.add,
  )
  return {
    figure: withFees({ name: 'estimate', ...(city && { city: city.name }), ...range }, fees),
    time: estimatedTime(service, level, addOns.length, settings.time),
    complexity,
    timeline,
    addOns,
    given,
  }
}

const NO_LEVEL: Level = { label: '', factor: 1 }

/** The chosen level, counted from 1; the default level when the chosen level does not exist. */
function levelIn(levels: readonly Level[], chosen: number | null | undefined, atStart: number): number {
  return chosen && levels[chosen - 1] ? chosen : atStart
}

/**
 * The estimated time. The base is the service's own time, or else the hours of its complexity; a missing complexity is
 * Moderate. Each level above 2 adds `perLevel` hours, and each level below 2 subtracts them. Each add-on adds `perAddOn` hours.
 * A time in hours is at least `minimum`. A time in days is rounded to half days, and is at least half a day.
 */
function estimatedTime(
  service: TimedService,
  level: number,
  addOns: number,
  time: EstimatedTime,
): TimeOnSite {
  const more = (level - 2) * time.perLevel + addOns * time.perAddOn
  const own = ownTime(service)
  if (own?.unit === 'days') {
    const days = (end: number) => Math.max(0.5, Math.round((end + more / HOURS_OF_DAY) * 2) / 2)
    return withNote({ low: days(own.low), high: days(own.high), unit: 'days' }, service.timeNote)
  }
  const base = baseHours(service.complexity, time)
  const hours = (end: number) => Math.max(time.minimum, end + more)
  return withNote(
    { low: hours(own?.low ?? base), high: hours(own?.high ?? base), unit: 'hours' },
    service.timeNote,
  )
}

function baseHours(complexity: Complexity | null, { easy, moderate, complex }: EstimatedTime): number {
  return { Easy: easy, Moderate: moderate, Complex: complex }[complexity ?? 'Moderate']
}
