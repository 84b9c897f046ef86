import { writeSync } from 'node:fs'
import pino from 'pino'
import { env } from '#lib/env.ts'
import { requestId } from './request-id.ts'

const STANDARD_OUTPUT = 1

/**
 * Writes a line of the log. When the disk takes no more, the line is lost. Pino's own output would wait for the disk, and
 * nobody would be answered meanwhile.
 */
function write(line: string): void {
  try {
    writeSync(STANDARD_OUTPUT, line)
  } catch {
    // There is nowhere to say so. The health of the site tells that the disk is full.
  }
}

/**
 * The server's log. Every part writes under its own name what happened and to which id, never personal data. A line that
 * was written while a request was answered has its id.
 */
const logOf = (name: string) =>
  pino({ name, level: env.LOG_LEVEL, mixin: () => ({ requestId: requestId() }) }, { write })

export const siteLog = logOf('site')
export const lakeLog = logOf('lake')
export const accountsLog = logOf('accounts')
/** Never the content of a lead: only submission ids, counts and statuses. */
export const leadsLog = logOf('leads')
/** Never an address or a text: only which mail, of what kind, and the mail server's status. */
export const mailLog = logOf('mail')
