import type { ExprNode } from 'groq-js'
import { type Join, outsideFilter } from './join.ts'

/** No document id can hold it. */
const MARK = '\u0000'
const FORMAT = new RegExp(`^${MARK}(\\d+)(?: (.*))?$`, 's')

/**
 * A node that reads the documents of one source. Dereferencing is the only hook of groq-js for documents from
 * outside. So the node is a dereference of a made-up id, which contains the number of the source and, for a join, the
 * key found in the surrounding document (none when that is not a text).
 */
export function sourceNode(number: number, join: Join | undefined): ExprNode {
  const whole: ExprNode = { type: 'Value', value: `${MARK}${number}` }
  return { type: 'Deref', base: reference(join ? withKey(number, join, whole) : whole) }
}

/** Instead of a whole `*[filter]` whose join finds just what passes: without a key the filter has to decide. */
export function exactJoinNode(number: number, join: Join, filter: ExprNode): ExprNode {
  const found: ExprNode = { type: 'Deref', base: reference(keyed(number, join)) }
  return firstOf([found, { type: 'Filter', base: sourceNode(number, undefined), expr: filter }])
}

const withKey = (number: number, join: Join, whole: ExprNode) => firstOf([keyed(number, join), whole])

/** Null when the key is not a text: so is text plus anything else in GROQ. */
function keyed(number: number, join: Join): ExprNode {
  const prefix: ExprNode = { type: 'Value', value: `${MARK}${number} ` }
  return { type: 'OpCall', op: '+', left: prefix, right: outsideFilter(join.key) }
}

function firstOf(args: ExprNode[]): ExprNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
}

function reference(value: ExprNode): ExprNode {
  return { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value }] }
}

/** Reads the id of a source node; undefined for an ordinary document id. */
export function readSourceId(id: string): { number: number; key: string | undefined } | undefined {
  if (!id.startsWith(MARK)) return undefined
  const [, number, key] = FORMAT.exec(id) ?? []
  return number === undefined ? undefined : { number: Number(number), key }
}
