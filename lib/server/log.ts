import pino from 'pino'
import { env } from '#lib/env.ts'

/** The server's log. Every part writes under its own name what happened and to which id, never personal data. */
const logOf = (name: string) => pino({ name, level: env.LOG_LEVEL })

export const siteLog = logOf('site')
export const lakeLog = logOf('lake')
export const accountsLog = logOf('accounts')
/** Never the content of a lead: only submission ids, counts and statuses. */
export const leadsLog = logOf('leads')
