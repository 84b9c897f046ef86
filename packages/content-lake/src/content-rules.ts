import { invalid } from './errors.ts'
import { blockProblem, isName, linkProblem } from './portable-text.ts'
import type { StepBudget } from './step-budget.ts'

export const MAX_DEPTH = 64

/** Attribute names that have a special meaning in groq-js or in JavaScript. */
const RESERVED_NAMES = new Set(['__proto__', 'hasOwnProperty'])

/** Throws an OperationError when a document is nested too deeply, or has a forbidden name, block or link. */
export function checkContent(value: unknown, budget: StepBudget, depth = 0): void {
  // Frozen values come from a stored document, which was checked when it was written.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (depth > MAX_DEPTH) {
    throw invalid(`Documents must not be nested deeper than ${MAX_DEPTH} levels`)
  }
  if (Array.isArray(value)) {
    budget.spendValuesOf(value, value.length)
    for (const item of value) checkContent(item, budget, depth + 1)
    return
  }
  // In a copy of parsed JSON, an attribute `__proto__` can have become the prototype. The loop below would not see it.
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw invalid('Attribute name "__proto__" is not allowed')
  }
  const entries = Object.entries(value)
  budget.spendValuesOf(value, entries.length)
  const problem = blockProblem(value) ?? linkProblem(value)
  if (problem) throw invalid(problem)
  if ('_type' in value && typeof value._type === 'string' && !isName(value._type)) {
    throw invalid(`"${value._type}" cannot be the name of a type`)
  }
  for (const [name, inner] of entries) {
    if (RESERVED_NAMES.has(name)) throw invalid(`Attribute name "${name}" is not allowed`)
    checkContent(inner, budget, depth + 1)
  }
}
