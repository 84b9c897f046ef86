import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { fail } from './fail.ts'

/*
 * Asks the npm registry for advisories about the packages used in production. Exits with 1 when there is an advisory. Exits
 * with 2 when the registry does not answer, because then it is unknown whether there is one.
 */
const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string(), range: z.string() })

/** The output of `npm audit --json`. `via` also contains names of packages that have their own entry. */
const report = z.union([
  z.object({
    vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
  }),
  z.object({ message: z.string() }).or(z.object({ error: z.object({ summary: z.string() }) })),
])

const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
if (error) fail(`npm could not be started: ${error.message}`)

const answer = report.safeParse(parsed(stdout))
if (!answer.success || !('vulnerabilities' in answer.data)) {
  console.error(
    'The registry did not say whether there are advisories. Try again where it answers "npm audit".',
  )
  console.error(answer.success && 'message' in answer.data ? answer.data.message : stderr)
  process.exit(2)
}

const lines = Object.entries(answer.data.vulnerabilities).flatMap(([name, { via }]) =>
  via.flatMap((one) =>
    typeof one === 'string' ? [] : `${name} ${one.range} (${one.severity}): ${one.title} ${one.url}`,
  ),
)
if (lines.length > 0) fail(lines.join('\n'))
console.log('No advisory is about a package that is used in production.')

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
