/** The document id of a stored mutation. Every stored mutation has one, even if it was sent with a query. */
export function targetOf(mutation: unknown): string {
  for (const body of Object.values(mutation ?? {})) {
    const id: unknown = body?._id ?? body?.id
    if (typeof id === 'string') return id
  }
  return ''
}
