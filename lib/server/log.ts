import { writeSync } from 'node:fs'
import pino from 'pino'
import { env } from '#lib/env.ts'
import { requestId } from './request-id.ts'

const STANDARD_OUTPUT = 1

/**
 * Writes a line of the log. When the disk is full, the line is lost. Pino's own output would wait for the disk, and the server
 * would answer no request meanwhile.
 */
function write(line: string): void {
  try {
    writeSync(STANDARD_OUTPUT, line)
  } catch {
    // An error of the log cannot be logged. `/api/health` reports a full disk.
  }
}

/**
 * The server's log. Each line has the name of the part of the server that writes it. Lines contain events and ids, never
 * personal data. A line that is written while a request is answered has the id of the request.
 */
const logOf = (name: string) =>
  pino({ name, level: env.LOG_LEVEL, mixin: () => ({ requestId: requestId() }) }, { write })

export const siteLog = logOf('site')
export const lakeLog = logOf('lake')
export const accountsLog = logOf('accounts')
/** It never logs the content of a lead: only submission ids, counts and statuses. */
export const leadsLog = logOf('leads')
/** It never logs an address or a text: only the id and the kind of a mail, and the mail server's status. */
export const mailLog = logOf('mail')
