import type { CityPrices, Figure, PricedService } from './figure.ts'
import { priceRangeOrFallback, timesFactor, withoutNoise } from './price-range.ts'
import { type Complexity, ownTime, type TimedService, type TimeOnSite } from './time-on-site.ts'

/** An extra, as documents have it. */
export interface StoredAddOn {
  _key: string
  name: string | null
  /** Whole dollars. */
  value: number | null
  description?: string | null
}

/** What an estimate looks at in a service. */
export interface EstimatedService extends PricedService, TimedService {
  addOns: StoredAddOn[] | null
}

/** What a customer chose in the estimator. What is missing or unknown is as at the estimator's start. */
export interface EstimateChoices {
  /** 1 (very simple) to 5 (very complex). */
  complexity?: number | null
  /** 1 (within 1 week) to 4 (same day). */
  timeline?: number | null
  /** The keys of add-ons. */
  addOns?: readonly string[]
}

/** A chosen level of a slider, and the factor both ends of the range are multiplied by. */
export interface Level {
  label: string
  factor: number
}

export interface AddOn {
  key: string
  name: string
  /** Whole dollars. */
  value: number
  /** What is done for it; may be empty. */
  description: string
}

/** The price and the time for choices, and what they are made of. */
export interface Estimate {
  figure: Figure
  time: TimeOnSite
  complexity: Level
  timeline: Level
  addOns: AddOn[]
}

/** The figures and labels the estimator works with, in one language; see `settingsOf`. */
export interface EstimatorSettings {
  /** From very simple to very complex. */
  complexity: Level[]
  /** The level at the start, from 1. */
  defaultComplexity: number
  /** From within 1 week to the same day. */
  timeline: Level[]
  defaultTimeline: number
  /** For services without add-ons. */
  addOns: AddOn[]
  time: EstimatedTime
}

/** Hours on site. */
export interface EstimatedTime {
  easy: number
  moderate: number
  complex: number
  perLevel: number
  perAddOn: number
  minimum: number
}

interface StoredSettings {
  complexityLabels: string[] | null
  complexityBase: number | null
  complexityStep: number | null
  defaultComplexity: number | null
  timelineLevels: { label: string | null; factor: number | null }[] | null
  defaultTimeline: number | null
  defaultAddOns: StoredAddOn[] | null
  estimatedTime: Partial<EstimatedTime> | null
}

const COMPLEXITY_LEVELS = 5
const TIMELINE_FACTORS = [1, 1.15, 1.3, 1.5]
const TIME: EstimatedTime = {
  easy: 1.5,
  moderate: 2.5,
  complex: 3.5,
  perLevel: 0.5,
  perAddOn: 0.5,
  minimum: 1,
}

/** What the `estimatorSettings` document says. Where it says nothing, the figures of docs/product.md, Estimator. */
export function settingsOf(stored: StoredSettings | null): EstimatorSettings {
  const base = stored?.complexityBase ?? 0.8
  const step = stored?.complexityStep ?? 0.1
  return {
    complexity: Array.from({ length: COMPLEXITY_LEVELS }, (_, at) => ({
      label: stored?.complexityLabels?.[at] ?? '',
      factor: withoutNoise(base + (at + 1) * step),
    })),
    defaultComplexity: stored?.defaultComplexity ?? 2,
    timeline: TIMELINE_FACTORS.map((factor, at) => ({
      label: stored?.timelineLevels?.[at]?.label ?? '',
      factor: stored?.timelineLevels?.[at]?.factor ?? factor,
    })),
    defaultTimeline: stored?.defaultTimeline ?? 1,
    addOns: (stored?.defaultAddOns ?? []).map(toAddOn),
    time: { ...TIME, ...stored?.estimatedTime },
  }
}

/** The add-ons that can be chosen for a service: its own, or the default ones. */
export function addOnsOf(
  { addOns }: Pick<EstimatedService, 'addOns'>,
  settings: Pick<EstimatorSettings, 'addOns'>,
): AddOn[] {
  return addOns?.length ? addOns.map(toAddOn) : settings.addOns
}

function toAddOn({ _key, name, value, description }: StoredAddOn): AddOn {
  return { key: _key, name: name ?? '', value: value ?? 0, description: description ?? '' }
}

/**
 * The estimate for a service, in a city, with choices (docs/product.md, Estimator). Both ends of the service's price
 * range are multiplied by the factors of complexity, timeline and city. The add-ons are added, and the result is
 * rounded to whole dollars.
 */
export function estimateOf(
  service: EstimatedService,
  city: CityPrices | null,
  choices: EstimateChoices,
  settings: EstimatorSettings,
): Estimate {
  const level = levelIn(settings.complexity, choices.complexity, settings.defaultComplexity)
  const complexity = levelAt(settings.complexity, level)
  const timeline = levelAt(
    settings.timeline,
    levelIn(settings.timeline, choices.timeline, settings.defaultTimeline),
  )
  const addOns = addOnsOf(service, settings).filter(({ key }) => choices.addOns?.includes(key))
  const range = timesFactor(
    priceRangeOrFallback(service.priceRange),
    complexity.factor * timeline.factor * (city?.multiplier ?? 1),
    addOns.reduce((sum, { value }) => sum + value, 0),
  )
  return {
    figure: { name: 'estimate', ...(city && { city: city.name }), ...range },
    time: estimatedTime(service, level, addOns.length, settings.time),
    complexity,
    timeline,
    addOns,
  }
}

/** A level that exists, counted from 1. */
function levelIn(levels: readonly Level[], chosen: number | null | undefined, atStart: number): number {
  return chosen && levels[chosen - 1] ? chosen : atStart
}

function levelAt(levels: readonly Level[], level: number): Level {
  return levels[level - 1] ?? { label: '', factor: 1 }
}

/** The hours of a working day on site. */
const DAY = 8

/**
 * A service's own time, or the hours of its complexity (Moderate when it has none). Half an hour is added for each
 * level above 2 (less below) and for each add-on. It is at least one hour. Days are rounded to half days.
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
    const days = (end: number) => Math.max(0.5, Math.round((end + more / DAY) * 2) / 2)
    return { low: days(own.low), high: days(own.high), unit: 'days' }
  }
  const base = baseHours(service.complexity, time)
  const hours = (end: number) => Math.max(time.minimum, end + more)
  return { low: hours(own?.low ?? base), high: hours(own?.high ?? base), unit: 'hours' }
}

function baseHours(complexity: Complexity | null, { easy, moderate, complex }: EstimatedTime): number {
  return { Easy: easy, Moderate: moderate, Complex: complex }[complexity ?? 'Moderate']
}
