import { type ExprNode, type Path, parse } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { pathPattern, wordsPattern } from './linear-pattern.ts'

/** No document id can hold it. */
const MARK = '\u0000'

/**
 * Dereferencing is the only hook of groq-js for values from outside. So a pattern is a dereference of a made-up id, which
 * contains its text. On the left of `match` only the texts of a list count; on the right a list may have nothing else.
 */
const PATH = parse(`{"_ref": "${MARK}path " + $text}->`)
const MATCH = parse(`coalesce(
  array::join(array::compact([$left, ...$left])[@ == string(@)], " ") in {
    "_ref": "${MARK}match " + coalesce(array::join(select(count($right[@ != string(@)]) == 0 => $right), " "), $right)
  }->,
  false
)`)

/** Reads the id of a pattern; undefined for any other id. */
export function readPatternId(id: string): Path | undefined {
  const [, kind, text = ''] = /^\0(path|match) (.*)$/s.exec(id) ?? []
  if (kind === undefined) return undefined
  return kind === 'path' ? pathPattern(text) : wordsPattern(text)
}

/**
 * Makes `match` and `path()` in a tree use patterns that take no longer than their length allows. Not in what `score()`
 * counts: groq-js looks at its `match` itself.
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

/** The text of the path in `path(_id) in path("a.*")`. groq-js looks only for texts in a pattern. */
function asText(left: ExprNode, right: ExprNode): ExprNode {
  return (pathText(right) && pathText(left)) ?? left
}

/** What `path()` is called with; undefined for any other node. */
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

/** A copy of a tree with other nodes in the places of its parameters. */
export function filledIn<Value>(template: Value, nodes: Record<string, ExprNode>): Value {
  return copyOf(template, nodes) as Value
}

function copyOf(value: unknown, nodes: Record<string, ExprNode>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => copyOf(item, nodes))
  if (isGroqNode(value) && value.type === 'Parameter') return nodes[value.name] ?? value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner, nodes)]))
}

/** Other parts of a parsed query refer to the node itself. */
export function become(node: GroqNode, other: ExprNode): void {
  for (const name of Object.keys(node)) Reflect.deleteProperty(node, name)
  Object.assign(node, other)
}
