import { env } from '#lib/env.ts'
import { printChecks } from './finding.ts'
import { hostedChecks } from './hosted/checks.ts'
import { readOptions } from './people.ts'

/*
 * Checks every step of the way from an empty Sanity account to a live site, with the settings of the environment, and says how to
 * mend what is missing (docs/hosted.md). It only reads. The exit code is 1 when something is missing.
 */
const { webhook } = readOptions(
  { webhook: { type: 'string' } },
  'npm run hosted:check -- [--webhook <address>]',
)

await printChecks(hostedChecks(env, { webhook }))
