import pino from 'pino'
import { env } from '#lib/env.ts'

/** Never what a lead says: only submission ids, counts and statuses. */
export const log = pino({ name: 'leads', level: env.LOG_LEVEL })
