/** A query in TypeGen's output: the name of a property, in single quotes. */
const QUERY = /^ {4}'((?:[^'\\]|\\.)*)':/gm

const ESCAPED: Record<string, string> = { n: '\n', t: '\t' }

/** The texts of all queries in TypeGen's output (lib/content/sanity.types.ts). */
export function contentQueries(types: string): string[] {
  const declared = types.slice(types.indexOf('interface SanityQueries'))
  return [...declared.matchAll(QUERY)].map(([, text = '']) =>
    text.replace(/\\(.)/gs, (_, character) => ESCAPED[character] ?? character),
  )
}
