import type { DocumentChange, Grant } from 'content-lake'
import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import { insufficientPermissions, type Permission } from './refusals.ts'

const filters = new Map<string, ExprNode>()

/** Whether grants give a permission for a document. Sanity's filters are GROQ. */
export function mayDo(grants: Grant[], permission: Permission, document: object, identity: string): boolean {
  return grants.some(
    ({ filter, permissions }) => permissions.includes(permission) && matches(filter, document, identity),
  )
}

function matches(filter: string, document: object, identity: string): boolean {
  const tree = filters.get(filter) ?? parse(`*[${filter}]`)
  filters.set(filter, tree)
  const found = toJS(evaluateSync(tree, { dataset: [document], identity }))
  return Array.isArray(found) && found.length > 0
}

/** Throws a LakeError 403 for the first change without the permission. A deletion needs the permission to update. */
export function requirePermissions(
  changes: DocumentChange[],
  grants: Grant[],
  identity: string,
  kind: 'mutationError' | 'actionError',
): void {
  for (const { before, after } of changes) {
    const permission = before ? 'update' : 'create'
    for (const document of [before, after]) {
      if (document && !mayDo(grants, permission, document, identity))
        throw insufficientPermissions(permission, kind)
    }
  }
}
