import { type GroqNode, isOwnReference, ownAttribute } from './groq-node.ts'

type Params = Record<string, unknown>

/** Documents a filter can match: those of a type, with an id, or referring to an id. Others cannot. */
export interface Candidates {
  types: Set<string>
  ids: Set<string>
  references: Set<string>
}

/**
 * Reads from a filter which documents it can possibly match, so that only those are evaluated.
 * The answer may be too wide, never too narrow; undefined means any document.
 */
export function candidatesOf(filter: GroqNode, params: Params): Candidates | undefined {
  switch (filter.type) {
    case 'Group':
      return candidatesOf(filter.base, params)
    case 'And':
      return narrower(candidatesOf(filter.left, params), candidatesOf(filter.right, params))
    case 'Or':
      return either(candidatesOf(filter.left, params), candidatesOf(filter.right, params))
    case 'OpCall':
      if (filter.op === '==') {
        return equality(filter.left, filter.right, params) ?? equality(filter.right, filter.left, params)
      }
      return filter.op === 'in' ? membership(filter.left, filter.right, params) : undefined
    case 'FuncCall': {
      if (filter.namespace !== 'global' || filter.name !== 'references') return undefined
      const targets = filter.args.flatMap((argument) => constant(argument, params))
      return isStrings(targets) ? candidates({ references: targets }) : undefined
    }
    default:
      return undefined
  }
}

function equality(own: GroqNode, operand: GroqNode, params: Params): Candidates | undefined {
  const value = constant(operand, params)
  return typeof value === 'string' ? matching(own, [value]) : undefined
}

function membership(left: GroqNode, right: GroqNode, params: Params): Candidates | undefined {
  const values = constant(right, params)
  if (isStrings(values)) return matching(left, values)
  const value = constant(left, params)
  return typeof value === 'string' && isOwnReference(right) ? matching(right, [value]) : undefined
}

/** Documents of which an attribute (or one of their references) is one of the values. */
function matching(own: GroqNode, values: string[]): Candidates | undefined {
  const attribute = ownAttribute(own)
  if (attribute === '_type') return candidates({ types: values })
  if (attribute === '_id') return candidates({ ids: values })
  return isOwnReference(own) ? candidates({ references: values }) : undefined
}

/** The value of a literal, a parameter, or an array of them; undefined for anything else. */
function constant(node: GroqNode, params: Params): unknown {
  switch (node.type) {
    case 'Group':
      return constant(node.base, params)
    case 'Value':
      return node.value
    case 'Parameter':
      return params[node.name]
    case 'Array':
      return node.elements.map((element) => (element.isSplat ? undefined : constant(element.value, params)))
    default:
      return undefined
  }
}

function isStrings(values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === 'string')
}

function candidates(found: { types?: string[]; ids?: string[]; references?: string[] }): Candidates {
  return { types: new Set(found.types), ids: new Set(found.ids), references: new Set(found.references) }
}

/** Both sides must hold, so either one's candidates will do: the side that is likely to have fewer. */
function narrower(left?: Candidates, right?: Candidates): Candidates | undefined {
  if (!left || !right) return left ?? right
  const byLeft = breadth(left)
  const byRight = breadth(right)
  if (byLeft === 2 && byRight === 2 && isOnlyTypes(left) && isOnlyTypes(right)) {
    return candidates({ types: [...left.types].filter((type) => right.types.has(type)) })
  }
  return byLeft <= byRight ? left : right
}

function breadth({ types, references }: Candidates): number {
  return types.size > 0 ? 2 : references.size > 0 ? 1 : 0
}

function isOnlyTypes({ ids, references }: Candidates): boolean {
  return ids.size === 0 && references.size === 0
}

function either(left?: Candidates, right?: Candidates): Candidates | undefined {
  if (!left || !right) return undefined
  return {
    types: left.types.union(right.types),
    ids: left.ids.union(right.ids),
    references: left.references.union(right.references),
  }
}
