import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const SEED = resolve(import.meta.dirname, '../studio/seed/production.ndjson')

/** Whether the seed is the sample content. `npm run content:empty` takes it out, for a site of one's own (docs/your-own.md). */
export const HAS_SAMPLE = readFileSync(SEED, 'utf8').includes('"_id":"service-tv-mounting"')

/**
 * The first line of a unit test file that reads services, cities or contractors of the sample, or counts the sample's texts. It is
 * left out where the sample is gone. In playwright.config.ts are the end-to-end tests that do not need the sample, because they are few.
 */
export const READS_SAMPLE = /^\/\/ Reads the sample content\.\n/
