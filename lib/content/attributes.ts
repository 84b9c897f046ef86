/**
 * The number of attributes of a dataset by Sanity's rule: each pair of a path and a type that any document has. The items of a
 * list share a path. Sanity's plans limit this number (docs/operations.md, Plans of Sanity).
 */
export function countAttributes(documents: Iterable<unknown>): number {
  const found = new Set<string>()
  const visit = (value: unknown, path: string): void => {
    const isList = Array.isArray(value)
    if (path) found.add(`${path} ${isList ? 'list' : value === null ? 'null' : typeof value}`)
    if (isList) for (const item of value) visit(item, `${path}[]`)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) visit(part, path ? `${path}.${name}` : name)
    }
  }
  for (const document of documents) visit(document, '')
  return found.size
}
