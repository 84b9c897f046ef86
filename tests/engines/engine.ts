import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** The size of the window, in CSS pixels: wide enough for the header with its search box. */
export const WINDOW = { width: 1400, height: 900 }

/** What keys and the mouse do, as both protocols write it (W3C WebDriver, Actions). */
export type Actions = { type: 'key' | 'pointer'; id: string; actions: object[] }[]

/** One window of a browser that is no Chromium. */
export interface Engine {
  name: string
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>
  /**
   * Runs a function in the page and returns what it returns, as JSON. It is sent as text, so it knows only its arguments.
   * Rejects with what the function throws.
   */
  run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>
  perform: (actions: Actions) => Promise<void>
  /** Ends the browser and removes its profile. */
  close: () => Promise<void>
}

export interface EngineKind {
  name: string
  /** The programs it needs, with the Debian package of each. */
  needs: Record<string, string>
  start: () => Promise<Engine>
}

/** Why an engine cannot run here, as a sentence, or `null` if it can. */
export function missing({ name, needs }: EngineKind): string | null {
  const absent = Object.entries(needs).filter(([program]) => spawnSync('which', [program]).status !== 0)
  if (absent.length === 0) return null
  const packages = absent.map(([, debian]) => debian).join(' ')
  return `${name} is skipped: "apt-get install ${packages}" as root, or "npm test" as root, makes it run.`
}

/** The first match of a pattern's group in what a process prints. Rejects if the process ends before. */
export async function printed(child: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  let text = ''
  const found = new Promise<string>((resolve) => {
    output.on('data', (part) => {
      text += part
      const match = pattern.exec(text)?.[1]
      if (match !== undefined) resolve(match)
    })
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${child.spawnfile} ended at its start:\n${text}`)
  })
  return Promise.race([found, ended])
}

/** The text of a function call, whose value is JSON. */
export const callText = (work: (...args: never[]) => unknown, args: unknown[]) =>
  `JSON.stringify((${work})(...${JSON.stringify(args)})) ?? 'null'`

/** Ends a process and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exited
  clearTimeout(timer)
}
