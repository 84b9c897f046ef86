import { invalid } from './errors.ts'
import { blockProblem, isName, linkProblem } from './portable-text.ts'

const MAX_DEPTH = 64

/** Names that have a meaning of their own in the GROQ evaluator or in JavaScript. */
const RESERVED_NAMES = new Set(['__proto__', 'hasOwnProperty'])

/** Throws an OperationError when a document holds something the lake cannot keep safely. */
export function checkContent(value: unknown, depth = 0): void {
  // Frozen parts come from a stored document and were checked when it was written.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (depth > MAX_DEPTH) {
    throw invalid(`Documents must not be nested deeper than ${MAX_DEPTH} levels`)
  }
  // A patch of a path with __proto__ in it leaves no attribute of that name, but another prototype.
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) {
    throw invalid('Attribute name "__proto__" is not allowed')
  }
  const problem = blockProblem(value) ?? linkProblem(value)
  if (problem) throw invalid(problem)
  if ('_type' in value && typeof value._type === 'string' && !isName(value._type)) {
    throw invalid(`"${value._type}" cannot be the name of a type`)
  }
  for (const [name, inner] of Object.entries(value)) {
    if (RESERVED_NAMES.has(name)) throw invalid(`Attribute name "${name}" is not allowed`)
    checkContent(inner, depth + 1)
  }
}
