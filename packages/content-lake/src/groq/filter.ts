import type { ExprNode } from 'groq-js'
import { attributePath, type GroqNode, isOwnReference } from './groq-node.ts'

/** Texts that a node stands for beside the literals of the query, such as a parameter; null for any other node. */
export type KnownTexts = (node: GroqNode) => string[] | null

/** What the parameters of a query stand for. */
export function textsOfParameters(params: Record<string, unknown>): KnownTexts {
  return (node) => (node.type === 'Parameter' ? textsIn(params[node.name]) : null)
}

/** What has to be true for a filter to be true. */
export function conditionsOf(filter: ExprNode): ExprNode[] {
  if (filter.type === 'Group') return conditionsOf(filter.base)
  if (filter.type === 'And') return [...conditionsOf(filter.left), ...conditionsOf(filter.right)]
  return [filter]
}

/**
 * A filter of these conditions, of which each is asked only of what meets those before it: of `&&` groq-js always evaluates both
 * sides. For a filter null is as good as false.
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

/** The only values of an attribute with which a document can pass a filter; null when that is not certain. */
export function allowedValues(filter: GroqNode, path: string, known: KnownTexts): string[] | null {
  return allowed(filter, (condition) => {
    if (condition.type !== 'OpCall') return null
    const { op, left, right } = condition
    if ((op === '==' || op === 'in') && attributePath(left) === path) return textsOf(right, known)
    return op === '==' && attributePath(right) === path ? textsOf(left, known) : null
  })
}

/**
 * Attributes in conditions that every document has to meet which passes a filter: both sides of `==`, and the left side of every
 * other operator. Whether one of them narrows the filter, `allowedValues` says.
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

/** Documents of which a document must refer to at least one to pass a filter; null when that is not certain. */
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

/** Of `sanity::versionOf(…)` or `sanity::partOfRelease(…)`, the texts it is called with; null when that is not certain. */
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

/** Takes a filter apart at `&&` and `||`. Of what both sides of an `&&` allow, the shorter list is enough. */
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

/** The text or the list of texts that a node is; null when it is not known before the query runs. */
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
