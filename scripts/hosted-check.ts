import { env } from '#lib/env.ts'
import { hostedChecks } from './hosted/checks.ts'
import { runChecks } from './hosted/finding.ts'
import { readOptions } from './people.ts'

/*
 * Checks every step of the way from an empty Sanity account to a live site, with the settings of the environment, and says how to
 * mend what is missing (docs/hosted.md). It only reads. The exit code is 1 when something is missing.
 */
const { webhook } = readOptions(
  { webhook: { type: 'string' } },
  'npm run hosted:check -- [--webhook <address>]',
)

const PREFIX = { ok: 'ok', missing: 'missing', unknown: 'not checked' }

const counts = { ok: 0, missing: 0, unknown: 0 }
for await (const { name, state, says } of runChecks(hostedChecks(env, { webhook }))) {
  counts[state] += 1
  console.log(`${PREFIX[state]}: ${name}: ${says}`)
}
console.log(`${counts.ok} ok, ${counts.missing} missing, ${counts.unknown} not checked.`)
if (counts.missing > 0) process.exitCode = 1
