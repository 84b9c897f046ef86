import { STATUS_CODES } from 'node:http'

/** The error of one mutation or action in a transaction, in the form of Sanity's API. The other fields depend on `type`. */
interface ItemError {
  type: string
  description: string
  [detail: string]: unknown
}

/**
 * The refusal of a request. `status` is the HTTP status and `body` the JSON answer, in the forms that `@sanity/client` turns
 * into its `ClientError` and `ServerError`.
 */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }

  /** `instanceof` compares the name: Next.js loads modules more than once, so an error may be of another copy of the class. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'LakeError'
  }
}

/** A refusal of a data endpoint: `{error: {type, description, …}}`. */
export function dataError(
  status: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
  cause?: unknown,
): LakeError {
  return new LakeError(status, description, { error: { ...details, type, description } }, cause)
}

/** V8's messages for too deep recursion, and for a text or a list that is too long. */
const BEYOND_V8 = /^(?:Maximum call stack|Invalid (?:string|array) length)/

/** The refusal of a query that V8 could not evaluate; null for other errors. */
export function refusalBeyondV8(error: unknown): LakeError | null {
  if (!(error instanceof RangeError && BEYOND_V8.test(error.message))) return null
  const sentence =
    'The query is nested too deeply, or makes a text or a list that is too long: ask for less at once.'
  return dataError(400, 'queryTooLargeError', sentence, {}, error)
}

/** A refusal in the general form of Sanity's API: `{statusCode, error, message}`. `dataError` is for queries and writes. */
export function apiError(status: number, message: string, cause?: unknown): LakeError {
  return new LakeError(status, message, { statusCode: status, error: STATUS_CODES[status], message }, cause)
}

export function badRequest(message: string, cause?: unknown): LakeError {
  return apiError(400, message, cause)
}

/** The reason why one mutation or action cannot be applied. `transactionError` adds the index of the mutation or action. */
export class OperationError extends Error {
  readonly status: number
  readonly item: ItemError

  constructor(status: number, type: string, description: string, details: Record<string, unknown> = {}) {
    super(description)
    this.name = 'OperationError'
    this.status = status
    this.item = { ...details, type, description }
  }
}

/** An OperationError 400 for a part of a request that is malformed or makes no sense. */
export function invalid(description: string, details?: Record<string, unknown>): OperationError {
  return new OperationError(400, 'validationError', description, details)
}

/** The error of a patch that cannot be applied. `reason` ends the sentence "The patch cannot be applied: …". */
export function cannotApply(reason: string): OperationError {
  return invalid(`The patch cannot be applied: ${reason}`)
}

/** The refusal of a whole transaction, with the index of the mutation or action that is the reason. */
export function transactionError(
  kind: 'mutationError' | 'actionError',
  index: number,
  reason: OperationError,
): LakeError {
  const failed = kind === 'mutationError' ? 'Mutation failed' : 'Action failed'
  return dataError(
    reason.status,
    kind,
    `${failed}: ${reason.item.description}`,
    { items: [{ error: reason.item, index }] },
    reason,
  )
}
