/** The result of a check. `unknown`: the check could not find out, for example because a token is not set. */
export interface Finding {
  state: 'ok' | 'missing' | 'unknown'
  /** One or more sentences. For `missing` they end with the command or click that helps; for `unknown` they say why. */
  says: string
}

export interface Check {
  name: string
  /** Earlier checks, by name. When one of them has failed, this check is not run: it would only report the same fault. */
  after?: string[]
  run(): Promise<Finding> | Finding
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const missing = (says: string): Finding => ({ state: 'missing', says })
export const unknown = (says: string): Finding => ({ state: 'unknown', says })

/** Runs checks one after the other. When a check in `after` has failed, the result is `unknown` without a run. */
export async function* runChecks(checks: Check[]): AsyncGenerator<Finding & { name: string }> {
  const faulty = new Set<string>()
  for (const { name, after = [], run } of checks) {
    const cause = after.find((earlier) => faulty.has(earlier))
    const finding = cause === undefined ? await run() : unknown(`This depends on "${cause}".`)
    if (finding.state === 'missing' || cause !== undefined) faulty.add(name)
    yield { name, ...finding }
  }
}

const PREFIX = { ok: 'ok', missing: 'missing', unknown: 'not checked' }

/** Runs checks and prints a line for each. The exit code is 1 when something is missing. */
export async function printChecks(checks: Check[]): Promise<void> {
  const counts = { ok: 0, missing: 0, unknown: 0 }
  for await (const { name, state, says } of runChecks(checks)) {
    counts[state] += 1
    console.log(`${PREFIX[state]}: ${name}: ${says}`)
  }
  console.log(`${counts.ok} ok, ${counts.missing} missing, ${counts.unknown} not checked.`)
  if (counts.missing > 0) process.exitCode = 1
}
