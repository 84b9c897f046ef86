import { invalid } from './errors.ts'
import { blockProblem, isName, linkProblem } from './portable-text.ts'
import type { StepBudget } from './step-budget.ts'

export const MAX_DEPTH = 64

/** Names that have a meaning of their own in the GROQ evaluator or in JavaScript. */
const RESERVED_NAMES = new Set(['__proto__', 'hasOwnProperty'])

/** Throws an OperationError when a document holds something the lake cannot keep safely. */
export function checkContent(value: unknown, budget: StepBudget, depth = 0): void {
  // Frozen parts come from a stored document and were checked when it was written.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (depth > MAX_DEPTH) {
    throw invalid(`Documents must not be nested deeper than ${MAX_DEPTH} levels`)
  }
  if (Array.isArray(value)) {
    budget.spendValuesOf(value, value.length)
    for (const item of value) checkContent(item, budget, depth + 1)
    return
  }
  // Of an object that was made with another prototype, no attribute of that name is left.
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
