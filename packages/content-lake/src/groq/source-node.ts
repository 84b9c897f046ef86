import type { ExprNode } from 'groq-js'
import { type Join, outsideFilter } from './join.ts'
import { outsideId, outsideValue } from './outside-value.ts'

/**
 * The node that stands for the `*` of a `*[filter]`: the documents that an index finds for the filter. A join finds fewer, those
 * that belong to the document around the filter. Its id ends with the key in that document, such as the value of `^._id`.
 */
export function sourceNode(number: number, join: Join | undefined): ExprNode {
  const all: ExprNode = { type: 'Value', value: outsideId('source', String(number)) }
  return outsideValue(join ? coalesce([idWithKey(number, join), all]) : all)
}

/**
 * The node that stands for a whole `*[filter]` when its join finds exactly the documents that pass the filter. Where the document
 * around it has no key, the filter decides.
 */
export function exactJoinNode(number: number, join: Join, filter: ExprNode): ExprNode {
  const filtered: ExprNode = { type: 'Filter', base: sourceNode(number, undefined), expr: filter }
  return coalesce([outsideValue(idWithKey(number, join)), filtered])
}

/** Null when the key is not a text, because in GROQ a text plus any other value is null. */
function idWithKey(number: number, join: Join): ExprNode {
  const beginning: ExprNode = { type: 'Value', value: outsideId('source', `${number} `) }
  return { type: 'OpCall', op: '+', left: beginning, right: outsideFilter(join.key) }
}

function coalesce(args: ExprNode[]): ExprNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
}

/** The number and the key that the id of a source has after its kind. */
export function readSource(text: string): { number: number; key: string | undefined } {
  const [, number, key] = /^(\d+)(?: (.*))?$/s.exec(text) ?? []
  return { number: Number(number), key }
}
