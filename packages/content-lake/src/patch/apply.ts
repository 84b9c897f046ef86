import type { StepBudget } from '../step-budget.ts'
import { type Operation, operationsOf, type Patch } from './operations.ts'
import { parsePath, type Step } from './path.ts'
import { type Fields, hasAttribute, isObject, targetsIn } from './targets.ts'

/** Steps to begin with an operation, and to read each character of its path. */
const BEGIN = 100
const READ_CHARACTER = 10
/** Steps to look at a value. */
const VISIT = 120
/** Steps to copy an item of a list, and an attribute of an object. */
const COPY_ITEM = 4
const COPY_ATTRIBUTE = 20

/**
 * A document after a patch. The result is what `@sanity/mutator` makes of it in the Studio, but no value is looked at more
 * than once for each step of a path, so a patch takes no longer than its paths times the document.
 * Throws an OperationError when the patch makes no sense, or is more work than the budget allows.
 */
export function applyPatch(document: unknown, patch: Patch, budget: StepBudget): unknown {
  let result = document
  for (const operation of operationsOf(patch)) {
    budget.spend(BEGIN + operation.path.length * READ_CHARACTER)
    result = new Walk(operation, parsePath(operation.path), budget).through(result)
  }
  return result
}

/** One operation on its way through a document. */
class Walk {
  readonly #operation: Operation
  readonly #steps: Step[]
  readonly #budget: StepBudget

  constructor(operation: Operation, steps: Step[], budget: StepBudget) {
    this.#operation = operation
    this.#steps = steps
    this.#budget = budget
  }

  /** The value after the operation, from the step with the number `at` on. */
  through(value: unknown, at = 0, isItem = false): unknown {
    const step = this.#steps[at]
    if (!step) return value
    this.#budget.spend(VISIT)
    const targets = targetsIn(value, step.selectors, { isDeep: step.isDeep, isItem }, this.#budget)
    const { isSelf, names, indices } = targets
    const inner = step.isDeep ? this.#inside(value, at) : value
    if (!isSelf && names.size === 0 && indices.size === 0 && targets.start === null) return inner
    this.#budget.spend(stepsToCopy(inner))
    if (at === this.#steps.length - 1) return this.#operation.change(inner, targets, this.#budget)
    const next = isSelf ? this.through(inner, at + 1) : inner
    if (Array.isArray(next)) {
      return withItems(next, (item, index) => (indices.has(index) ? this.through(item, at + 1) : item))
    }
    return names.size > 0 ? this.#attributes(next, names, at) : next
  }

  #attributes(value: unknown, names: Set<string>, at: number): unknown {
    const { isMaking = false } = this.#operation
    if (!(isObject(value) || isMaking)) return value
    const fields = isObject(value) ? value : {}
    const known = isMaking ? [...names] : [...names].filter((name) => hasAttribute(value, name))
    return withFields(fields, known, (name) =>
      this.through(hasAttribute(value, name) ? value[name] : {}, at + 1),
    )
  }

  /** The same step for all that is in a value. */
  #inside(value: unknown, at: number): unknown {
    this.#budget.spend(stepsToCopy(value))
    if (Array.isArray(value)) return withItems(value, (item) => this.through(item, at, true))
    if (!isObject(value)) return value
    return withFields(value, Object.keys(value), (name) => this.through(value[name], at))
  }
}

/** The same list, or a copy when an item has changed: what stays as it was is not checked again. */
function withItems(list: unknown[], change: (item: unknown, index: number) => unknown): unknown[] {
  const changed = list.map(change)
  return changed.every((item, index) => Object.is(item, list[index])) ? list : changed
}

/** As `withItems`, for some attributes of an object. */
function withFields(value: Fields, names: string[], change: (name: string) => unknown): Fields {
  const changed = names.map((name): [string, unknown] => [name, change(name)])
  if (changed.every(([name, inner]) => hasAttribute(value, name) && Object.is(inner, value[name])))
    return value
  return { ...value, ...Object.fromEntries(changed) }
}

function stepsToCopy(value: unknown): number {
  if (Array.isArray(value)) return value.length * COPY_ITEM
  return isObject(value) ? Object.keys(value).length * COPY_ATTRIBUTE : 0
}
