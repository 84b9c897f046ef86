import { type ExprNode, parse } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { filledIn } from './pattern-node.ts'

/** With fewer there is little to leave out. */
const FEWEST = 16
/** Of `&&` groq-js always evaluates both sides. */
const OF_ATTRIBUTE = parse('select(defined($attribute) => $alternatives, false)')

/**
 * The Studio's search asks `a.en match $t || a.fr match $t || b.en match $t …`: more than a thousand fields of all types, of
 * which a document has twenty. This puts those of one attribute behind one question, whether the document has it:
 * `select(defined(a) => a.en match $t || a.fr match $t, false) || …`. The answer is the same, since `match` answers false for
 * a missing text. To be done before `putPatterns`, and not in what `score()` counts.
 */
export function groupAlternatives(tree: ExprNode): void {
  groupIn(tree)
}

function groupIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (!isGroqNode(value)) {
    for (const inner of Object.values(value)) groupIn(inner)
    return
  }
  if (value.type === 'Value') return
  if (value.type === 'PipeFuncCall' && value.name === 'score') return groupIn(value.base)
  const alternatives = value.type === 'Or' ? alternativesOf(value) : []
  for (const inner of value.type === 'Or' ? alternatives : Object.values(value)) groupIn(inner)
  if (alternatives.length >= FEWEST) Object.assign(value, anyOf(byAttribute(alternatives)))
}

/** Without recursion on the left, where a long `||` is nested as deep as it is long. */
function alternativesOf(node: ExprNode): ExprNode[] {
  const found: ExprNode[] = []
  let rest = node
  while (rest.type === 'Or') {
    found.push(rest.right)
    rest = rest.left
  }
  return [rest, ...found.reverse()]
}

function byAttribute(alternatives: ExprNode[]): ExprNode[] {
  const groups = Map.groupBy(alternatives, matchedAttribute)
  return [...groups].flatMap(([name, group]) => {
    if (name === undefined || group.length === 1) return group
    const attribute: ExprNode = { type: 'AccessAttribute', name }
    return filledIn(OF_ATTRIBUTE, { attribute, alternatives: anyOf(group) })
  })
}

/** The attribute of the document that `a.b[].c match …` or `pt::text(a.b) match …` begins with; undefined for any other condition. */
function matchedAttribute(condition: GroqNode): string | undefined {
  if (condition.type !== 'OpCall' || condition.op !== 'match') return undefined
  let node: GroqNode | undefined = textOf(condition.left)
  while (node && 'base' in node && node.base) node = node.base
  return node?.type === 'AccessAttribute' ? node.name : undefined
}

function textOf(node: ExprNode): ExprNode | undefined {
  return node.type === 'FuncCall' && node.namespace === 'pt' && node.name === 'text' ? node.args[0] : node
}

function anyOf(conditions: ExprNode[]): ExprNode {
  return conditions.reduce((left, right) => ({ type: 'Or', left, right }))
}
