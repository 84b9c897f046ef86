/** The result of a check. `unknown` is neither right nor wrong: the settings do not let the check find out. */
export interface Finding {
  state: 'ok' | 'missing' | 'unknown'
  /** For `missing` it ends with the command or the click that mends it; for `unknown` it says why. */
  says: string
}

export interface Check {
  name: string
  /** The names of checks without which this one would only report their fault again. */
  after?: string[]
  run(): Promise<Finding> | Finding
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const missing = (says: string): Finding => ({ state: 'missing', says })
export const unknown = (says: string): Finding => ({ state: 'unknown', says })

/** Runs checks one after the other. A check is left out while one that it comes after is missing something. */
export async function* runChecks(checks: Check[]): AsyncGenerator<Finding & { name: string }> {
  const faulty = new Set<string>()
  for (const { name, after = [], run } of checks) {
    const cause = after.find((earlier) => faulty.has(earlier))
    const finding = cause === undefined ? await run() : unknown(`This depends on "${cause}".`)
    if (finding.state === 'missing' || cause !== undefined) faulty.add(name)
    yield { name, ...finding }
  }
}
