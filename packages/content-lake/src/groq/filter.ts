import type { ExprNode } from 'groq-js'
import { attributePath, type GroqNode, isOwnReference } from './groq-node.ts'

/** Returns the texts that a node stands for, such as `["city"]` for `$type`; null when unknown. `textsOf` handles literals. */
export type KnownTexts = (node: GroqNode) => string[] | null

/** Returns a function that knows the texts of the parameters of a query. */
export function textsOfParameters(params: Record<string, unknown>): KnownTexts {
  return (node) => (node.type === 'Parameter' ? textsIn(params[node.name]) : null)
}

/** The conditions that are joined by `&&` in a filter. */
export function conditionsOf(filter: ExprNode): ExprNode[] {
  if (filter.type === 'Group') return conditionsOf(filter.base)
  if (filter.type === 'And') return [...conditionsOf(filter.left), ...conditionsOf(filter.right)]
  return [filter]
}

/**
 * A filter that tests one condition after the other and stops at the first that is not met. This is faster: groq-js always
 * evaluates both sides of `&&`. A null becomes false, which changes no result of a filter.
 */
export function inTurn(conditions: ExprNode[]): ExprNode {
  return conditions.reduceRight<ExprNode>(
    (rest, condition) => ({
      type: 'Select',
      alternatives: [{ type: 'SelectAlternative', condition, value: rest }],
      fallback: { type: 'Value', value: false },
    }),
    { type: 'Value', value: true },
  )
}

/** The values that `path` may have in a match, such as `["city"]` for `_type == "city"`; null when the filter allows any. */
export function allowedValues(filter: GroqNode, path: string, known: KnownTexts): string[] | null {
  return allowed(filter, (condition) => {
    if (condition.type !== 'OpCall') return null
    const { op, left, right } = condition
    if ((op === '==' || op === 'in') && attributePath(left) === path) return textsOf(right, known)
    return op === '==' && attributePath(right) === path ? textsOf(left, known) : null
  })
}

/**
 * Paths that a filter may limit, such as `slug.current` in `slug.current == $slug`: both sides of `==`, the left side of other
 * operators, in conditions that every match must meet. `allowedValues` says whether it does.
 */
export function equalPaths(filter: GroqNode): string[] {
  switch (filter.type) {
    case 'Group':
      return equalPaths(filter.base)
    case 'And':
      return [...equalPaths(filter.left), ...equalPaths(filter.right)]
    case 'OpCall': {
      const sides = filter.op === '==' ? [filter.left, filter.right] : [filter.left]
      return sides.flatMap((side) => attributePath(side) ?? [])
    }
    default:
      return []
  }
}

/** The ids of which a matching document must reference at least one; null when the filter does not limit the references. */
export function allowedReferences(filter: GroqNode, known: KnownTexts): string[] | null {
  return allowed(filter, (condition) => {
    if (condition.type === 'FuncCall') {
      const isReferences = condition.namespace === 'global' && condition.name === 'references'
      return isReferences ? joined(condition.args.map((arg) => textsOf(arg, known))) : null
    }
    if (condition.type !== 'OpCall') return null
    const { op, left, right } = condition
    if ((op === '==' || op === 'in') && isOwnReference(right)) return textsOf(left, known)
    return (op === '==' || op === 'in') && isOwnReference(left) ? textsOf(right, known) : null
  })
}

/** The texts passed to `sanity::versionOf(…)` or `sanity::partOfRelease(…)`; null when the filter does not limit them. */
export function allowedArguments(
  filter: GroqNode,
  name: 'versionOf' | 'partOfRelease',
  known: KnownTexts,
): string[] | null {
  return allowed(filter, (condition) => {
    if (condition.type !== 'FuncCall') return null
    const [argument] = condition.args
    const isCall = condition.namespace === 'sanity' && condition.name === name && argument
    return isCall ? textsOf(argument, known) : null
  })
}

/** Combines the lists that `ofCondition` returns for conditions: both for `||`, the shorter for `&&`. Null means no limit. */
function allowed(filter: GroqNode, ofCondition: (condition: GroqNode) => string[] | null): string[] | null {
  switch (filter.type) {
    case 'Group':
      return allowed(filter.base, ofCondition)
    case 'Or':
      return joined([allowed(filter.left, ofCondition), allowed(filter.right, ofCondition)])
    case 'And': {
      const left = allowed(filter.left, ofCondition)
      const right = allowed(filter.right, ofCondition)
      return left && right ? (left.length <= right.length ? left : right) : (left ?? right)
    }
    default:
      return ofCondition(filter)
  }
}

/** The text or list of texts that a node stands for; null when it is not known before the query runs. */
function textsOf(node: GroqNode, known: KnownTexts): string[] | null {
  switch (node.type) {
    case 'Group':
      return textsOf(node.base, known)
    case 'Value':
      return textsIn(node.value)
    case 'Array':
      return joined(node.elements.map((item) => (item.isSplat ? null : textsOf(item.value, known))))
    default:
      return known(node)
  }
}

/** A text, or a list of texts, as a list; null for any other value. */
function textsIn(value: unknown): string[] | null {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.every((one) => typeof one === 'string') ? values : null
}

function joined(lists: (string[] | null)[]): string[] | null {
  const known = lists.filter((list) => list !== null)
  return known.length === lists.length ? [...new Set(known.flat())] : null
}
