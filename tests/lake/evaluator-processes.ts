import { readdirSync, readFileSync } from 'node:fs'

/** The ids of the processes that evaluate queries of the lake in a folder. */
export function evaluatorProcesses(dataDir: string): number[] {
  const settings = `"dataDir":${JSON.stringify(dataDir)}`
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandOf(name).includes(settings))
    .map(Number)
}

/** Empty for a process that has ended, also while it is still listed. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
