import pino from 'pino'
import { env } from '#lib/env.ts'

export const log = pino({ name: 'lake', level: env.LOG_LEVEL })
