import type { ExprNode } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { outsideId, outsideValue, readOutsideId } from './outside-value.ts'
import { become } from './pattern-node.ts'

/**
 * Replaces sub-queries that do not depend on the outer document, such as `count(*[_type == "city"])`, by made-up ids
 * (`outside-value.ts`). Each is then evaluated once; groq-js would evaluate it again for each outer document. Call it after all
 * other changes of the tree. Returns the replaced sub-queries; a made-up id contains the index of its sub-query.
 */
export function putConstants(tree: ExprNode): ExprNode[] {
  const constants: ExprNode[] = []

  function visit(value: unknown, isRepeated: boolean): void {
    if (typeof value !== 'object' || value === null) return
    if (!isGroqNode(value)) {
      for (const inner of Object.values(value)) visit(inner, isRepeated)
      return
    }
    if (value.type === 'Value') return
    // `query.ts` caches the documents of these nodes, so nothing is gained by replacing the nodes.
    if (value.type === 'Everything' || isSource(value)) return
    if (isRepeated && !PARTS.has(value.type) && reads(value) && isConstant(value, OUTSIDE)) {
      const constant = { ...value } as ExprNode
      const id = outsideId('constant', String(constants.push(constant) - 1))
      become(value, outsideValue({ type: 'Value', value: id }))
      return visit(constant, false)
    }
    const { base, inner } = scopesOf(value)
    visit(base, isRepeated)
    visit(inner, true)
    if (!base) for (const part of Object.values(value)) visit(part, isRepeated)
  }

  visit(tree, false)
  return constants
}

/** Nodes that are only a part of an expression, such as `name: value` in an object. No expression can replace them. */
const PARTS: ReadonlySet<string> = new Set(
  'ArrayElement Asc Desc ObjectAttributeValue ObjectConditionalSplat ObjectSplat SelectAlternative'.split(
    ' ',
  ),
)

/** The position of a node inside of a sub-query. */
interface Scope {
  /** How many `^` still lead to a value inside of the sub-query. Below 0, even `@` is a value from outside of it. */
  inside: number
  /** Whether `^` skips this scope, as it does for the scope of a `[]` traversal. */
  isHidden: boolean
}

const OUTSIDE: Scope = { inside: -1, isHidden: false }

/** The node that is evaluated once (`base`) and the nodes that are evaluated for each value of `base` (`inner`). */
function scopesOf(node: GroqNode): { base?: GroqNode; inner?: GroqNode[]; isHidden?: boolean } {
  switch (node.type) {
    case 'Map':
    case 'FlatMap':
      return { base: node.base, inner: [node.expr], isHidden: true }
    case 'Filter':
    case 'Projection':
      return { base: node.base, inner: [node.expr] }
    case 'PipeFuncCall':
      return { base: node.base, inner: node.args }
    default:
      return {}
  }
}

/** Nodes that are constant when all their parts are constant. All other nodes count as dependent on the outer document. */
const PLAIN: ReadonlySet<string> = new Set(
  `AccessAttribute AccessElement And Array ArrayCoerce ArrayElement Asc Deref Desc Everything Group InRange Neg Not Object
  ObjectAttributeValue ObjectConditionalSplat ObjectSplat OpCall Or Parameter Pos Select SelectAlternative Slice Tuple
  Value`.split(/\s+/),
)

/** Namespaces of functions that depend only on their arguments, such as `string::split()`. */
const PLAIN_FUNCTIONS: ReadonlySet<string> = new Set(['global', 'string', 'array', 'math', 'dateTime', 'pt'])

function isConstant(node: GroqNode, scope: Scope): boolean {
  const { base, inner, isHidden = false } = scopesOf(node)
  if (base && inner) {
    const within = { inside: scope.isHidden ? scope.inside : scope.inside + 1, isHidden }
    return isConstant(base, scope) && inner.every((one) => isConstant(one, within))
  }
  const isOfDocument = scope.inside < 0
  switch (node.type) {
    case 'This':
      return !isOfDocument
    case 'Parent':
      return node.n <= scope.inside
    case 'AccessAttribute':
      return node.base ? isConstant(node.base, scope) : !isOfDocument
    case 'FuncCall':
      if (node.namespace === 'global' && node.name === 'references' && isOfDocument) return false
      return PLAIN_FUNCTIONS.has(node.namespace) && node.args.every((one) => isConstant(one, scope))
    default:
      return PLAIN.has(node.type) && partsIn(node).every((one) => isConstant(one, scope))
  }
}

/** Whether a node reads documents. */
function reads(node: GroqNode): boolean {
  return node.type === 'Everything' || isSourceId(node) || partsIn(node).some(reads)
}

/** Whether this is a source node (`source-node.ts`): it reads the documents of a `*[filter]`, and does nothing else. */
function isSource(node: GroqNode): boolean {
  return (
    node.type === 'Deref' &&
    node.base.type === 'Object' &&
    node.base.attributes.flatMap(partsIn).some(isSourceId)
  )
}

const isSourceId = (node: GroqNode): boolean =>
  node.type === 'Value' && typeof node.value === 'string' && readOutsideId(node.value)?.kind === 'source'

/** The child nodes of a node. A literal has none, even if its value looks like a node. */
function partsIn(node: GroqNode): GroqNode[] {
  return node.type === 'Value' ? [] : Object.values(node).flat().filter(isGroqNode)
}
