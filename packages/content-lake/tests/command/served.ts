import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from '../temporary-lake.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const PACKAGES = join(PACKAGE, '../../node_modules')

export const SOURCE = join(PACKAGE, 'src/command/content-lake.ts')

interface Served {
  address: string
  token: string
  /** SIGTERM. Resolves with the exit code. */
  end(): Promise<number | null>
}

/** A folder of another project: it has the packages that this one depends on, and none besides. */
export function otherProject(): string {
  const folder = temporaryFolder()
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(PACKAGES, name), link)
  }
  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
  copyFileSync(join(import.meta.dirname, 'other-project.mjs'), join(folder, 'other-project.mjs'))
  return folder
}

/** Starts `content-lake serve` in a folder, and waits until it says where it is. */
export async function serve(program: string, folder: string, args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit').then(([code]) => code)
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = await greetingOf(child)
  return {
    address: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '',
    token: /#token=([\w-]+)/.exec(said)?.[1] ?? '',
    async end() {
      child.kill('SIGTERM')
      return await exited
    },
  }
}

async function greetingOf({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of stdout ?? []) {
    said += chunk
    if (said.includes('#token=')) return said
  }
  throw new Error(`The command ended: ${said}`)
}

/** Runs the command until it ends. */
export async function refusalOf(folder: string, args: string[]): Promise<{ code: number; said: string }> {
  const ended = promisify(execFile)(process.execPath, [SOURCE, ...args], { cwd: folder })
  return ended.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

/** What holds for the other project's dataset, imported from a file, whichever way the package is installed. */
export async function expectServed(program: string, folder: string, file: string): Promise<void> {
  const { address, token, end } = await serve(program, folder, [
    ...['--data', 'd', '--project', 'bakery'],
    ...['--import', file],
  ])
  const { stdout } = await promisify(execFile)(process.execPath, ['other-project.mjs', address, token], {
    cwd: folder,
  })
  const image = expect.stringMatching(
    new RegExp(`^${address}/images/bakery/production/[0-9a-f]{40}-120x80\\.svg$`),
  )
  expect(JSON.parse(stdout)).toEqual({
    posts: [
      { title: 'Oats', author: 'Inès', image: null },
      { title: 'Rye, slowly', author: 'Inès', image },
    ],
    image: 'image/png',
    hidden: 0,
    hiddenById: [null, null],
    drafts: 'Oats, again',
    secrets: 1,
    writes: 401,
    wrongToken: 401,
    heard: [['post-rye', 'Rye, slower']],
    now: 'Rye, slower',
  })
  expect(await end()).toBe(0)
}
