import { STATUS_CODES } from 'node:http'

/** What went wrong with one mutation or action of a transaction, in the shape Sanity lists it. */
interface ItemError {
  type: string
  description: string
  [detail: string]: unknown
}

/**
 * A refusal with what the caller needs to correct the request. `status` is the HTTP status and `body` the JSON
 * answer, in the shapes `@sanity/client` turns into its `ClientError` and `ServerError`.
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

  /**
   * Compares the name, because Next.js loads modules more than once and the lake may come from another copy than the
   * caller.
   */
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'LakeError'
  }
}

/** A refusal by the data endpoints: `{error: {type, description, …}}`. */
export function dataError(
  status: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
  cause?: unknown,
): LakeError {
  return new LakeError(status, description, { error: { ...details, type, description } }, cause)
}

/** What V8 says of recursion that is too deep, and of texts and lists that are too long. */
const BEYOND_V8 = /^(?:Maximum call stack|Invalid (?:string|array) length)/

/** The refusal of a query that V8 could not evaluate, or null when an error is something else. */
export function refusalBeyondV8(error: unknown): LakeError | null {
  if (!(error instanceof RangeError && BEYOND_V8.test(error.message))) return null
  const sentence =
    'The query is nested too deeply, or makes a text or a list that is too long: ask for less at once.'
  return dataError(400, 'queryTooLargeError', sentence, {}, error)
}

/** A refusal by every other endpoint: `{statusCode, error, message}`. */
export function apiError(status: number, message: string, cause?: unknown): LakeError {
  return new LakeError(status, message, { statusCode: status, error: STATUS_CODES[status], message }, cause)
}

export function badRequest(message: string, cause?: unknown): LakeError {
  return apiError(400, message, cause)
}

/**
 * Why one mutation or action cannot be applied. It knows nothing of its place in the request;
 * `transactionError` adds that.
 */
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

/** What is asked for makes no sense. */
export function invalid(description: string, details?: Record<string, unknown>): OperationError {
  return new OperationError(400, 'validationError', description, details)
}

/** The refusal of a whole transaction, naming the mutation or action (by index) that was the reason. */
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
