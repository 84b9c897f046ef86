import { isHttpError } from '@sanity/client'
import { timer } from 'rxjs'
import { parseRetryAfter } from '#lib/leads/backoff.ts'
import { siteLog as log } from '#lib/server/log.ts'

/** Milliseconds before the first retry. Each later wait is twice the one before, up to LONGEST_WAIT. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 10_000

/** The message of an error, for the log. Other fields of the error can contain texts of documents. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

/** A `delay` for RxJS's `retry`: logs the sentence, and waits at least as long as Sanity asks with `Retry-After`. */
export const waitAndLog = (sentence: string) => (error: unknown, failures: number) => {
  const headers = isHttpError(error) ? error.response.headers : {}
  const asked = parseRetryAfter(headers['retry-after'] ?? null, Date.now()) ?? 0
  log.warn({ reason: reasonOf(error) }, sentence)
  return timer(Math.max(asked, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))))
}
