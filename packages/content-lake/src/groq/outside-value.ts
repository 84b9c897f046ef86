import type { ExprNode } from 'groq-js'

/*
 * groq-js accepts values from our code in one place only: `dereference`, which it calls with `{_ref: id}` for each `->`. So a
 * prepared query has a dereference of a made-up id where it needs a value from our code. `query.ts` returns the values of
 * these ids. They begin with the character U+0000, which no document id can have.
 *
 *   source    the documents of the query's `*[filter]` with this number: "\u0000source 0"
 *             For a join, only the documents for the key of an outer document: "\u0000source 1 city-toronto"
 *   constant  the result of the sub-query with this number: "\u0000constant 0"
 *   path      the pattern of a `path(…)`: "\u0000path drafts.**"
 *   match     the pattern on the right of a `match`: "\u0000match mount*"
 *   order     the text by which `order(lower(…))` sorts: "\u0000order Électricité"
 */
type Kind = 'source' | 'constant' | 'path' | 'match' | 'order'

const FORMAT = /^\0(source|constant|path|match|order) (.*)$/s

/** The made-up id of a value. */
export const outsideId = (kind: Kind, text: string): string => `\u0000${kind} ${text}`

/** The kind and the text of a made-up id; null for the id of a document. */
export function readOutsideId(id: string): { kind: Kind; text: string } | null {
  const [, kind, text = ''] = FORMAT.exec(id) ?? []
  return kind === undefined ? null : { kind: kind as Kind, text }
}

/** The node `{"_ref": id}->`. */
export function outsideValue(id: ExprNode): ExprNode {
  const reference: ExprNode = {
    type: 'Object',
    attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: id }],
  }
  return { type: 'Deref', base: reference }
}
