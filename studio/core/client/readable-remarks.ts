import type { Transaction } from 'content-lake'
import { remarkShape } from '#lib/shapes/remarks.ts'

/*
 * Remarks are comments and tasks. If one has an unknown shape, the Studio shows an error instead of a whole tool. The lake
 * refuses unknown shapes today, but it may have old ones. So they are removed from the answers and transactions for the Studio.
 */

/** The answer to a query or a request for documents, without remarks that the Studio cannot show. */
export async function readableAnswer(response: Response): Promise<Response> {
  if (!response.ok) return response
  const { result, documents, ...rest } = await response.json()
  return Response.json({
    ...rest,
    ...(result !== undefined && { result: readable(result) }),
    ...(documents !== undefined && { documents: readable(documents) }),
  })
}

/** A transaction without remarks that the Studio cannot show. */
export function readableTransaction(transaction: Transaction): Transaction {
  const changes = transaction.changes.map(({ before, after, ...change }) => ({
    ...change,
    before: isReadable(before) ? before : null,
    after: isReadable(after) ? after : null,
  }))
  return { ...transaction, changes }
}

function readable(found: unknown): unknown {
  if (Array.isArray(found)) return found.filter(isReadable)
  return isReadable(found) ? found : null
}

/** Sanity's query for comments does not return `_type`. So a value with `threadId` is taken for a comment. */
function isReadable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const { _type = 'threadId' in value ? 'comment' : undefined } = value as { _type?: unknown }
  return remarkShape(_type)?.safeParse({ ...value, _type }).success ?? true
}
