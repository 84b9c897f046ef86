import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'

/** Megabytes and seconds that a process and all it started have used. */
export interface Used {
  resident: number
  cpu: number
}

/**
 * Runs a process to its end, and watches all processes it starts: how much memory they have together at most, and how much
 * processor time. Of one that ends between two looks the last moments are not counted.
 */
export async function watchToEnd(child: ChildProcess): Promise<Used> {
  let resident = 0
  const cpu = new Map<number, number>()
  const watch = setInterval(() => {
    const processes = processesOf(child.pid)
    resident = Math.max(
      resident,
      processes.reduce((sum, one) => sum + one.rss, 0),
    )
    for (const one of processes) cpu.set(one.pid, one.cpu)
  }, 250)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}.`)
  return { resident: resident / 1_000, cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0) }
}

/** Seconds in a second, a minute, an hour and a day. */
const UNITS = [1, 60, 3_600, 86_400]

interface Process {
  pid: number
  parent: number
  /** Kilobytes. */
  rss: number
  /** Seconds. */
  cpu: number
}

function processesOf(root: number | undefined): Process[] {
  const all = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => {
      const [pid, parent, rss, time = ''] = row.trim().split(/\s+/)
      // [[days-]hours:]minutes:seconds
      const cpu = time.split(/[-:]/).reduceRight((sum, part, at, parts) => {
        return sum + Number(part) * (UNITS[parts.length - 1 - at] ?? 0)
      }, 0)
      return { pid: Number(pid), parent: Number(parent), rss: Number(rss), cpu }
    })
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  const own = all.filter(({ pid }) => pid === root)
  return root === undefined ? own : [...own, ...below(root)]
}
