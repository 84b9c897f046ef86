import { attributePath, type GroqNode } from '#lib/lake/groq/groq-node.ts'

/** `^._id` of a document whose `_id` is in the result. No document has this id. */
export const SHOWN = '^'

/** `SHOWN` for `^._id`, where `parents` tells of which enclosing documents the `_id` is in the result. */
export function shownParent(node: GroqNode, parents: boolean[]): string[] | null {
  if (node.type !== 'AccessAttribute' || node.name !== '_id' || node.base?.type !== 'Parent') return null
  return parents[node.base.n - 1] ? [SHOWN] : null
}

/** Whether nothing but some attributes of a document decides if it passes a filter. */
export function readsOnly(filter: GroqNode, paths: string[]): boolean {
  switch (filter.type) {
    case 'Value':
      return true
    case 'AccessAttribute':
      return paths.includes(attributePath(filter) ?? '')
    case 'Group':
    case 'Not':
      return readsOnly(filter.base, paths)
    case 'And':
    case 'Or':
    case 'OpCall':
      return readsOnly(filter.left, paths) && readsOnly(filter.right, paths)
    case 'Array':
      return filter.elements.every(({ value }) => readsOnly(value, paths))
    case 'FuncCall':
      return filter.name === 'defined' && filter.args.every((arg) => readsOnly(arg, paths))
    default:
      return false
  }
}
