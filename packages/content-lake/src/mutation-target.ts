/** The document a stored mutation is about: stored ones always name it, those that came with a query too. */
export function targetOf(mutation: unknown): string {
  for (const body of Object.values(mutation ?? {})) {
    const id: unknown = body?._id ?? body?.id
    if (typeof id === 'string') return id
  }
  return ''
}
