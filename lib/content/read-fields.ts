import { allowedValues, type GroqNode, partsOf } from 'content-lake/groq'
import { parse } from 'groq-js'
import { PURE_NAMESPACES } from './query-dependencies.ts'

/** Names of attributes. `EVERY_FIELD` stands for all of them, `REFERENCES` for the ids that a document refers to. */
type Fields = string[]

export const EVERY_FIELD = '*'
export const REFERENCES = '@references'

/** The attributes that the result of a query depends on. */
export interface ReadFields {
  /** For documents that a filter finds by their type: the attributes by type. */
  types: Record<string, Fields>
  /** For all other documents, such as those behind a reference. */
  others: Fields
}

/** The documents that a value may be; empty when it is no document. Each set collects the read attributes of one document. */
type Documents = Set<string>[]

/**
 * The attributes of documents that a query reads, by name, first level only. A document that is used as a whole is read with
 * every attribute. Returns null for a query with an expression that this analysis does not know.
 */
export function readFields(query: string): ReadFields | null {
  const types = new Map<string, Set<string>>()
  const others = new Set<string>()
  let isKnown = true
  readWhole(visit(parse(query), []))
  if (!isKnown) return null
  const byType = [...types].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    types: Object.fromEntries(byType.map(([type, fields]) => [type, listOf(fields)])),
    others: listOf(others),
  }

  function fieldsOf(type: string): Set<string> {
    const fields = types.get(type) ?? new Set()
    types.set(type, fields)
    return fields
  }

  /**
   * Visits an expression. `scope` has the value of `@` first, then the value of `^`, and so on from the inside to the outside.
   * Returns the possible documents of the value.
   */
  function visit(node: GroqNode, scope: Documents[]): Documents {
    switch (node.type) {
      case 'Value':
      case 'Parameter':
        return []
      case 'Everything':
        return [others]
      case 'This':
        return scope[0] ?? []
      case 'Parent':
        // This analysis does not know which outer value `^` means, so it collects attributes for all of them.
        return scope.flat()
      case 'AccessAttribute':
        for (const fields of node.base ? visit(node.base, scope) : (scope[0] ?? [])) fields.add(node.name)
        return []
      case 'AccessElement':
      case 'Slice':
      case 'Group':
      case 'ArrayCoerce':
        return visit(node.base, scope)
      case 'Filter': {
        const found = node.base.type === 'Everything' ? documentsFoundBy(node.expr) : visit(node.base, scope)
        readWhole(visit(node.expr, [found, ...scope]))
        return found
      }
      case 'Deref':
        readWhole(visit(node.base, scope))
        return [others]
      case 'Map':
      case 'FlatMap':
      case 'Projection':
        return visit(node.expr, [visit(node.base, scope), ...scope])
      case 'PipeFuncCall': {
        const piped = visit(node.base, scope)
        for (const argument of node.args) readWhole(visit(argument, [piped, ...scope]))
        return piped
      }
      case 'Object':
      case 'And':
      case 'Or':
      case 'Not':
      case 'Neg':
      case 'Pos':
      case 'Asc':
      case 'Desc':
      case 'OpCall':
      case 'InRange':
      case 'ObjectAttributeValue':
      case 'ObjectConditionalSplat':
      case 'ObjectSplat':
        for (const part of partsOf(node)) readWhole(visit(part, scope))
        return []
      case 'Array':
      case 'ArrayElement':
      case 'Select':
      case 'SelectAlternative':
        return partsOf(node).flatMap((part) => visit(part, scope))
      case 'FuncCall':
        return visitCall(node, scope)
      default:
        isKnown = false
        return []
    }
  }

  /** The values of parameters are not known here. So `_type == $type` may find documents of any type. */
  function documentsFoundBy(filter: GroqNode): Documents {
    return allowedValues(filter, '_type', () => null)?.map(fieldsOf) ?? [others]
  }

  function visitCall(
    { namespace, name, args }: GroqNode & { type: 'FuncCall' },
    scope: Documents[],
  ): Documents {
    if (!PURE_NAMESPACES.includes(namespace)) isKnown = false
    const values = args.map((argument) => visit(argument, scope))
    if (namespace === 'global') {
      if (name === 'references') for (const fields of scope[0] ?? []) fields.add(REFERENCES)
      if (name === 'coalesce') return values.flat()
      // These functions need only the existence or the number of values.
      if (name === 'count' || name === 'defined') return []
    }
    values.forEach(readWhole)
    return []
  }
}

/** Marks every attribute as read: the document is in the result as a whole, or is compared as a whole. */
function readWhole(documents: Documents): void {
  for (const fields of documents) fields.add(EVERY_FIELD)
}

function listOf(fields: Set<string>): Fields {
  return fields.has(EVERY_FIELD) ? [EVERY_FIELD] : [...fields].toSorted()
}
