import { type ExprNode, type Path, parse } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { pathPattern, wordsPattern } from './linear-pattern.ts'
import { outsideId, readOutsideId } from './outside-value.ts'

/**
 * The templates that replace `path()` and `match`: a dereference of a made-up id that contains the pattern. If the left side of
 * `match` is a list, only its texts are searched. If the right side is a list with a value that is not a text, nothing matches.
 */
const PATH = parse(`{"_ref": "${outsideId('path', '')}" + $text}->`)
const MATCH = parse(`coalesce(
  array::join(array::compact([$left, ...$left])[@ == string(@)], " ") in {
    "_ref": "${outsideId('match', '')}" + coalesce(array::join(select(count($right[@ != string(@)]) == 0 => $right), " "), $right)
  }->,
  false
)`)

/** The pattern that a made-up id stands for; undefined for any other id. */
export function readPatternId(id: string): Path | undefined {
  const { kind, text = '' } = readOutsideId(id) ?? {}
  if (kind === 'path') return pathPattern(text)
  return kind === 'match' ? wordsPattern(text) : undefined
}

/**
 * Replaces `match` and `path()` in a tree by patterns that take a limited time (`LinearPattern`). Inside of `score()` it
 * replaces nothing: there groq-js needs `match` itself.
 */
export function putPatterns(tree: ExprNode): void {
  replaceIn(tree, false)
}

function replaceIn(value: unknown, isScored: boolean): void {
  if (typeof value !== 'object' || value === null) return
  if (!isGroqNode(value)) {
    for (const inner of Object.values(value)) replaceIn(inner, isScored)
    return
  }
  if (value.type === 'Value') return
  if (value.type === 'PipeFuncCall') {
    replaceIn(value.base, false)
    replaceIn(value.args, value.name === 'score')
    return
  }
  if (value.type === 'OpCall' && value.op === 'in') value.left = asText(value.left, value.right)
  const isSum = value.type === 'And' || value.type === 'Or' || isBoost(value)
  for (const inner of Object.values(value)) replaceIn(inner, isScored && isSum)
  const other = isScored ? undefined : replacement(value)
  if (other) become(value, other)
}

function isBoost(node: GroqNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'boost'
}

/** In `path(_id) in path("a.*")`, the left side is replaced by its argument, because a pattern matches only texts. */
function asText(left: ExprNode, right: ExprNode): ExprNode {
  return (pathText(right) && pathText(left)) ?? left
}

/** The argument of `path()`; undefined for other nodes. */
function pathText(node: GroqNode): ExprNode | undefined {
  const isPath = node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path'
  return isPath ? node.args[0] : undefined
}

function replacement(node: GroqNode): ExprNode | undefined {
  if (node.type === 'OpCall' && node.op === 'match') {
    return filledIn(MATCH, { left: node.left, right: node.right })
  }
  const text = pathText(node)
  return text && filledIn(PATH, { text })
}

/** A copy of a template with the given nodes in place of its `$parameters`. */
export function filledIn<Value>(template: Value, nodes: Record<string, ExprNode>): Value {
  return copyOf(template, nodes) as Value
}

function copyOf(value: unknown, nodes: Record<string, ExprNode>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => copyOf(item, nodes))
  if (isGroqNode(value) && value.type === 'Parameter') return nodes[value.name] ?? value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner, nodes)]))
}

/** Makes a node equal to another one, in place, because other parts of a parsed query refer to the node. */
export function become(node: GroqNode, other: ExprNode): void {
  for (const name of Object.keys(node)) Reflect.deleteProperty(node, name)
  Object.assign(node, other)
}
