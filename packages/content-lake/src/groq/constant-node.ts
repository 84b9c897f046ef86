import type { ExprNode } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { become } from './pattern-node.ts'
import { readSourceId } from './source-node.ts'

/** No document id can begin like this. Dereferencing is the only hook of groq-js for values from outside. */
const MARK = '\u0000constant '

/** The number of the constant that a made-up id stands for; undefined for any other id. */
export function readConstantId(id: string): number | undefined {
  return id.startsWith(MARK) ? Number(id.slice(MARK.length)) : undefined
}

/**
 * Puts a node in the place of each sub-query that is in a filter, a projection or an order, and does not depend on the document
 * there: groq-js would evaluate it for each document again. To be called last. Returns the sub-queries, by their numbers.
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
    // What they are is there already.
    if (value.type === 'Everything' || isSource(value)) return
    if (isRepeated && !PARTS.has(value.type) && reads(value) && isConstant(value, OUTSIDE)) {
      const constant = { ...value } as ExprNode
      const id = `${MARK}${constants.push(constant) - 1}`
      become(value, { type: 'Deref', base: { type: 'Value', value: { _ref: id } } })
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

/** What is no expression by itself. */
const PARTS: ReadonlySet<string> = new Set([
  ...['ArrayElement', 'Asc', 'Desc', 'ObjectAttributeValue', 'ObjectConditionalSplat', 'ObjectSplat'],
  'SelectAlternative',
])

/** Where a node is, inside of a sub-query. */
interface Scope {
  /** How many `^` lead to a value that is inside too; less than none: neither does `@`. */
  inside: number
  /** A hidden scope (that of a `[]` traversal) is no parent of the scopes in it. */
  isHidden: boolean
}

const OUTSIDE: Scope = { inside: -1, isHidden: false }

/** The part of a node that is evaluated once, and what is evaluated for each value of it. */
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

/** What depends on nothing but its parts. Any other node counts as one that depends on the document. */
const PLAIN: ReadonlySet<string> = new Set([
  ...[
    'AccessAttribute',
    'AccessElement',
    'And',
    'Array',
    'ArrayCoerce',
    'ArrayElement',
    'Asc',
    'Deref',
    'Desc',
  ],
  ...[
    'Everything',
    'Group',
    'InRange',
    'Neg',
    'Not',
    'Object',
    'ObjectAttributeValue',
    'ObjectConditionalSplat',
  ],
  ...[
    'ObjectSplat',
    'OpCall',
    'Or',
    'Parameter',
    'Pos',
    'Select',
    'SelectAlternative',
    'Slice',
    'Tuple',
    'Value',
  ],
])

/** Their functions depend on their arguments alone. */
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

/** Whether documents are read in it. */
function reads(node: GroqNode): boolean {
  return node.type === 'Everything' || isSourceId(node) || partsIn(node).some(reads)
}

/** Whether a node is no more than the documents of a source. */
function isSource(node: GroqNode): boolean {
  return (
    node.type === 'Deref' &&
    node.base.type === 'Object' &&
    node.base.attributes.flatMap(partsIn).some(isSourceId)
  )
}

const isSourceId = (node: GroqNode): boolean =>
  node.type === 'Value' && typeof node.value === 'string' && readSourceId(node.value) !== undefined

/** The nodes a node is made of. In a literal there are none. */
function partsIn(node: GroqNode): GroqNode[] {
  return node.type === 'Value' ? [] : Object.values(node).flat().filter(isGroqNode)
}
