import type { ExprNode } from 'groq-js'
import { type Join, outsideFilter } from './join.ts'
import { outsideId, outsideValue } from './outside-value.ts'

/**
 * The node that replaces the `*` of a `*[filter]`: the documents that an index finds for the filter. With a join, these are
 * only the documents for the key of the outer document. The made-up id then ends with the key, such as the value of `^._id`.
 */
export function sourceNode(number: number, join: Join | undefined): ExprNode {
  const all: ExprNode = { type: 'Value', value: outsideId('source', String(number)) }
  return outsideValue(join ? coalesce([idWithKey(number, join), all]) : all)
}

/**
 * The node that replaces a whole `*[filter]` when its join finds exactly the documents that pass the filter. If the outer
 * document has no key, the filter is evaluated.
 */
export function exactJoinNode(number: number, join: Join, filter: ExprNode): ExprNode {
  const filtered: ExprNode = { type: 'Filter', base: sourceNode(number, undefined), expr: filter }
  return coalesce([outsideValue(idWithKey(number, join)), filtered])
}

/** The made-up id with the key. GROQ evaluates it to null when the key is not a text: a text plus another value is null. */
function idWithKey(number: number, join: Join): ExprNode {
  const beginning: ExprNode = { type: 'Value', value: outsideId('source', `${number} `) }
  return { type: 'OpCall', op: '+', left: beginning, right: outsideFilter(join.key) }
}

function coalesce(args: ExprNode[]): ExprNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
}

/** The number and the key in the text of a made-up id of a source; the key is undefined without a join. */
export function readSource(text: string): { number: number; key: string | undefined } {
  const [, number, key] = /^(\d+)(?: (.*))?$/s.exec(text) ?? []
  return { number: Number(number), key }
}
