import type { StepBudget } from '../step-budget.ts'
import type { Filter, Selector } from './path.ts'

export type Fields = Record<string, unknown>

/** The parts of one value that a step of a path selects. */
export interface Targets {
  /** Whether the value itself is selected: an object that passes a filter. */
  isSelf: boolean
  /** Names of attributes of an object. They may be missing, and the value may not be an object yet. */
  names: Set<string>
  /** Positions in a list. They may be outside of the list. */
  indices: Set<number>
  /** The start of the first range in a list, where `insert` puts items even if the range is empty. Null without a range. */
  start: number | null
}

interface Place {
  /** True after `..`: only existing parts are selected. */
  isDeep: boolean
  /** True for an item of a list: the list has already applied the filters to its items. */
  isItem: boolean
}

export function targetsIn(
  value: unknown,
  selectors: Selector[],
  { isDeep, isItem }: Place,
  budget: StepBudget,
): Targets {
  const targets: Targets = { isSelf: false, names: new Set(), indices: new Set(), start: null }
  budget.spend(selectors.length)
  for (const selector of selectors) {
    if (Array.isArray(value)) addItems(value, selector, targets, budget)
    else if (selector.kind === 'attribute') {
      if (!isDeep || hasAttribute(value, selector.name)) targets.names.add(selector.name)
    } else if (selector.kind === 'filter' && !isItem && passes(value, selector)) targets.isSelf = true
  }
  return targets
}

function addItems(list: unknown[], selector: Selector, targets: Targets, budget: StepBudget): void {
  const fromStart = (index: number) => (index < 0 ? index + list.length : index)
  if (selector.kind === 'index') targets.indices.add(fromStart(selector.index))
  else if (selector.kind === 'range') {
    const start = fromStart(selector.start ?? 0)
    // As in Sanity's code, a range with the end 0 has no end.
    const end = fromStart(selector.end || list.length)
    budget.spend(Math.max(0, end - start))
    targets.start ??= start
    for (let index = start; index < end; index += 1) targets.indices.add(index)
  } else if (selector.kind === 'filter') {
    budget.spend(list.length * (selector.path.length + 1))
    for (const [index, item] of list.entries()) if (passes(item, selector)) targets.indices.add(index)
  }
}

function passes(value: unknown, { path, comparator, value: expected }: Filter): boolean {
  let found = value
  for (const name of path) {
    if (!hasAttribute(found, name)) return false
    found = found[name]
  }
  if (typeof found === 'object' && found !== null) return false
  if (comparator === '?') return true
  if (comparator === '==') return found === expected
  if (comparator === '!=') return found !== expected
  if (typeof found === 'number' && typeof expected === 'number') return isInOrder(found, comparator, expected)
  if (typeof found === 'string' && typeof expected === 'string') return isInOrder(found, comparator, expected)
  return false
}

function isInOrder<T extends string | number>(
  found: T,
  comparator: '>' | '>=' | '<' | '<=',
  expected: T,
): boolean {
  if (comparator === '>') return found > expected
  if (comparator === '>=') return found >= expected
  return comparator === '<' ? found < expected : found <= expected
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function hasAttribute(value: unknown, name: string): value is Fields {
  return isObject(value) && Object.hasOwn(value, name)
}
