import type { StepBudget } from '../step-budget.ts'
import { type Operation, operationsOf, type Patch } from './operations.ts'
import { parsePath, type Step } from './path.ts'
import { type Fields, hasAttribute, isObject, targetsIn } from './targets.ts'

/** Costs in steps of work (`StepBudget`): BEGIN for each operation, READ_CHARACTER for each character of its path. */
const BEGIN = 100
const READ_CHARACTER = 10
/** The cost of visiting a value, in steps of work. */
const VISIT = 120
/** Costs of copying, in steps of work: COPY_ITEM for each item of a list, COPY_ATTRIBUTE for each attribute of an object. */
const COPY_ITEM = 4
const COPY_ATTRIBUTE = 20

/**
 * Applies a patch to a document. The result is the same as with `@sanity/mutator` in the Studio. But here no value is visited
 * more than once for each step of a path, so the time is at most the number of steps times the size of the document. Throws an
 * OperationError when the patch makes no sense, or takes more work than the budget allows.
 */
export function applyPatch(document: unknown, patch: Patch, budget: StepBudget): unknown {
  let result = document
  for (const operation of operationsOf(patch)) {
    budget.spend(BEGIN + operation.path.length * READ_CHARACTER)
    result = new Walk(operation, parsePath(operation.path), budget).through(result)
  }
  return result
}

/** Applies one operation to a document. */
class Walk {
  readonly #operation: Operation
  readonly #steps: Step[]
  readonly #budget: StepBudget

  constructor(operation: Operation, steps: Step[], budget: StepBudget) {
    this.#operation = operation
    this.#steps = steps
    this.#budget = budget
  }

  /** Follows the steps of the path from number `at` on, and returns the value after the operation. */
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

  /** Applies the step number `at` to all values inside of a value, for `..`. */
  #inside(value: unknown, at: number): unknown {
    this.#budget.spend(stepsToCopy(value))
    if (Array.isArray(value)) return withItems(value, (item) => this.through(item, at, true))
    if (!isObject(value)) return value
    return withFields(value, Object.keys(value), (name) => this.through(value[name], at))
  }
}

/** The list after a change of its items. When no item has changed, it returns the same list, which then needs no new check. */
function withItems(list: unknown[], change: (item: unknown, index: number) => unknown): unknown[] {
  const changed = list.map(change)
  return changed.every((item, index) => Object.is(item, list[index])) ? list : changed
}

/** The same as `withItems`, for some attributes of an object. */
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
