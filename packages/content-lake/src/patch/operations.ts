import { cannotApply } from '../errors.ts'
import type { StepBudget } from '../step-budget.ts'
import { type Fields, hasAttribute, isObject, type Targets } from './targets.ts'
import { patchText, readTextPatch } from './text-patch.ts'

/** An operation of a patch at one path. */
export interface Operation {
  path: string
  /** Whether the operation creates missing objects on its path. */
  isMaking?: boolean
  /** Returns the value after the operation on its targets. It does not change the given value. */
  change(value: unknown, targets: Targets, budget: StepBudget): unknown
}

/** The operations of Sanity's patch mutation, checked for their shape. */
export interface Patch {
  set?: Record<string, unknown> | undefined
  setIfMissing?: Record<string, unknown> | undefined
  unset?: string[] | undefined
  inc?: Record<string, number> | undefined
  dec?: Record<string, number> | undefined
  diffMatchPatch?: Record<string, string> | undefined
  insert?: (Partial<Record<Position, string>> & { items: unknown[] }) | undefined
}

type Position = 'before' | 'after' | 'replace'

/** The operations of a patch, in the order in which they are applied. */
export function* operationsOf(patch: Patch): Generator<Operation> {
  for (const [path, value] of Object.entries(patch.setIfMissing ?? {})) yield setIfMissing(path, value)
  for (const [path, value] of Object.entries(patch.set ?? {})) yield set(path, value)
  for (const path of patch.unset ?? []) yield unset(path)
  for (const [path, source] of Object.entries(patch.diffMatchPatch ?? {})) yield changeText(path, source)
  for (const [path, number] of Object.entries(patch.inc ?? {})) yield add(path, number)
  for (const [path, number] of Object.entries(patch.dec ?? {})) yield add(path, -number)
  const { items = [], ...place } = patch.insert ?? {}
  for (const [position, path] of Object.entries(place)) yield insert(path, position as Position, items)
}

function set(path: string, to: unknown): Operation {
  return {
    path,
    isMaking: true,
    change(value, { isSelf, names, indices }) {
      if (isSelf) return to
      if (!Array.isArray(value)) return withAttributes(value, names, to)
      const list = [...value]
      // An index right after the last item adds an item.
      for (const index of indices) if (index >= 0 && index <= list.length) list[index] = to
      return list
    },
  }
}

function setIfMissing(path: string, to: unknown): Operation {
  return {
    path,
    isMaking: true,
    change(value, { isSelf, names }) {
      if (isSelf) throw cannotApply('what passes a filter cannot be missing')
      if (Array.isArray(value)) return value
      return withAttributes(
        value,
        [...names].filter((name) => !hasAttribute(value, name)),
        to,
      )
    },
  }
}

function unset(path: string): Operation {
  return {
    path,
    change(value, { names, indices }) {
      if (Array.isArray(value)) return value.filter((_, index) => !indices.has(index))
      if (!isObject(value)) return value
      return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)))
    },
  }
}

function add(path: string, number: number): Operation {
  const sum = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? value + number : value
  return { path, change: (value, targets) => withChanged(value, targets, sum) }
}

function changeText(path: string, source: string): Operation {
  const patch = readTextPatch(source)
  return {
    path,
    change(value, targets, budget) {
      const missing = [...targets.names].find((name) => isObject(value) && !hasAttribute(value, name))
      if (missing !== undefined) throw cannotApply(`there is no text "${missing}" at "${path}"`)
      const change = (text: unknown) => (typeof text === 'string' ? patchText(text, patch, budget) : text)
      return withChanged(value, targets, change)
    },
  }
}

/** A copy of a value in which the existing targets are changed. */
function withChanged(
  value: unknown,
  { isSelf, names, indices }: Targets,
  change: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) {
    const list = [...value]
    for (const index of indices) if (index in list) list[index] = change(list[index])
    return list
  }
  if (!isObject(value)) return value
  if (isSelf) throw cannotApply('an object is no text or number')
  const present = [...names].filter((name) => hasAttribute(value, name))
  return { ...value, ...Object.fromEntries(present.map((name) => [name, change(value[name])])) }
}

function insert(path: string, position: Position, items: unknown[]): Operation {
  return {
    path,
    change(value, { indices, start }, budget) {
      if (!Array.isArray(value)) return value
      budget.spend(items.length)
      const places = [...indices].sort((a, b) => a - b)
      const first = places.at(0) ?? start ?? 0
      const at = position === 'after' ? (places.at(-1) ?? first) + 1 : first
      const kept = position === 'replace' ? value.filter((_, index) => !indices.has(index)) : value
      return [...kept.slice(0, at), ...items, ...kept.slice(at)]
    },
  }
}

/** Sets attributes in a copy of a value. A value that is not an object is replaced by an object. */
function withAttributes(value: unknown, names: Iterable<string>, to: unknown): Fields {
  return { ...(isObject(value) ? value : {}), ...Object.fromEntries([...names].map((name) => [name, to])) }
}
