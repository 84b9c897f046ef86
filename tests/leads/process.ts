import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

/** A process of one of the programs here, killed after use. */
export interface Program {
  process: ChildProcess
  /** All it said so far. */
  output(): string
  /** Waits until it has said something that matches, and answers the first group. */
  said(pattern: RegExp): Promise<string>
  /** `kill -9`. */
  kill(): Promise<void>
}

const PROJECT = resolve(import.meta.dirname, '../..')

/** @param options.before a command that runs the program; `project` is where the program is, if not here. */
export function startProgram(
  name: 'server' | 'deliverer' | 'offer-worker' | '../mail/mailer',
  env: Record<string, string>,
  { before = [], project = PROJECT }: { before?: string[]; project?: string } = {},
): Program {
  const [command = process.execPath, ...args] = [
    ...before,
    process.execPath,
    join(project, 'tests/leads', `${name}.ts`),
  ]
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', LEADS_RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  return {
    process: child,
    output: () => output,
    async said(pattern) {
      for (;;) {
        const found = pattern.exec(output)
        if (found) return found[1] ?? ''
        if ((child.exitCode ?? child.signalCode) !== null) throw new Error(`The program ended:\n${output}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exited])
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
