import pino from 'pino'
import { env } from '#lib/env.ts'

/** What the pages themselves have to say in the server's log. */
export const log = pino({ name: 'site', level: env.LOG_LEVEL })
