import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, cpSync, existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ADMIN } from '../e2e/people.ts'
import { freePort } from '../free-port.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILD_DIR = '.next-test'
const DATA_DIR = '.data-test'
const NEXT = 'node_modules/next/dist/bin/next'

/** What starts a server. The last one is a command of Next itself. */
type Command = 'quickstart.mjs' | 'run.mjs start' | 'next start'

/** A server started with one of the project's commands, and all that this command said. */
export interface Server {
  url: string
  output: () => string
  hasEnded: () => boolean
  /** SIGTERM, as a new release sends it. Resolves with the exit code. */
  end(): Promise<number | null>
  stop(): Promise<void>
}

/**
 * A copy of the project with the build and the data of the tests, in which builds may be made and broken. Packages are
 * hard links, so the copy is made within the project's file system.
 */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(ROOT, '.next-copy-'))
  readonly buildDir = join(this.folder, BUILD_DIR)
  readonly dataDir = join(this.folder, DATA_DIR)
  readonly #servers: Server[] = []

  constructor() {
    const options = { cwd: ROOT, encoding: 'utf8' } as const
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options)
    for (const file of files.trim().split('\n')) {
      // One that was deleted since the last commit is listed too.
      if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(this.folder, file))
    }
    for (const name of [BUILD_DIR, DATA_DIR]) execFileSync('cp', ['-a', name, this.folder], options)
    execFileSync('cp', ['-al', 'node_modules', this.folder], options)
    // As if the packages were installed after the lock file had changed last.
    utimesSync(join(this.folder, 'package-lock.json'), 0, 0)
  }

  /**
   * Starts a server on a free port with `quickstart`, `start` or `next start`, and waits until it is healthy. One of another
   * user (`uid`) may write to the data alone.
   */
  async serve(command: Command, settings: Record<string, string> = {}, uid?: number): Promise<Server> {
    const server = await this.launch(command, settings, uid)
    while (!(await isHealthy(server.url))) {
      if (server.hasEnded()) throw new Error(`The server ended at its start:\n${server.output()}`)
      await new Promise((done) => setTimeout(done, 200))
    }
    return server
  }

  /** The same, without waiting. */
  async launch(command: Command, settings: Record<string, string> = {}, uid?: number): Promise<Server> {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const [program = '', ...options] = command.split(' ')
    const args = [program === 'next' ? NEXT : `scripts/${program}`, ...options]
    const { child, output } = this.#spawn(process.execPath, args, { ...settings, PORT: String(port) }, uid)
    let isOver = false
    // What it has said is whole then; its exit is told before.
    child.once('close', () => {
      isOver = true
    })
    const hasEnded = () => isOver
    const server = { url, output, hasEnded, end: () => end(child, 'SIGTERM'), stop: () => kill(child) }
    this.#servers.push(server)
    return server
  }

  /** Runs `npm run build`. Returns its exit code and what it said. */
  build(settings: Record<string, string> = {}) {
    return this.run(['build'], settings)
  }

  /** Runs `next build` itself, without the script of the project. Returns its exit code and what it said. */
  buildPlainly(settings: Record<string, string> = {}) {
    return this.#end(this.#spawn(process.execPath, [NEXT, 'build'], settings))
  }

  /** Runs one of the npm scripts, with what follows its name. Returns its exit code and what it said. */
  run(script: string[], settings: Record<string, string> = {}) {
    return this.#end(this.#spawn('npm', ['run', '--silent', ...script], settings))
  }

  /** Runs `npm test` as a person does in a new clone: without the settings of the tests that run here, in a repository of its own. */
  async test() {
    rmSync(this.buildDir, { recursive: true })
    rmSync(this.dataDir, { recursive: true })
    const git = ['init', 'add --all', '-c user.name=own -c user.email=own@example.ca commit --quiet -m Own']
    for (const command of git) execFileSync('git', command.split(' '), { cwd: this.folder, stdio: 'ignore' })
    const ofTests = /^(MONTAGE_|TEST_|PLAYWRIGHT_|PW_|FORCE_COLOR|NODE_ENV|DATA_DIR|BUILD_DIR)/
    const env: Record<string, string | undefined> = { ...process.env, NO_COLOR: '1' }
    for (const name of Object.keys(env)) if (ofTests.test(name)) delete env[name]
    return this.#end(this.#start('npm', ['test'], env))
  }

  async #end({ child, output }: { child: ChildProcess; output: () => string }) {
    const [status] = await once(child, 'exit')
    return { status: status as number | null, said: output() }
  }

  /** Adds a line to a file of the copy. */
  append(file: string, line: string): void {
    appendFileSync(join(this.folder, file), `\n${line}\n`)
  }

  async remove(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()))
    rmSync(this.folder, { recursive: true, force: true })
  }

  #spawn(command: string, args: string[], settings: Record<string, string> = {}, uid?: number) {
    if (uid !== undefined) {
      chmodSync(this.folder, 0o755)
      execFileSync('chown', ['-R', String(uid), this.dataDir])
    }
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      LOG_LEVEL: 'warn',
      BUILD_DIR,
      DATA_DIR,
      STUDIO_ADMIN_EMAIL: ADMIN.email,
      STUDIO_ADMIN_PASSWORD: ADMIN.password,
      LEADS_RATE_LIMIT: '0',
      LEADS_MIN_FILL_SECONDS: '0',
      ...settings,
    }
    return this.#start(command, args, env, uid)
  }

  #start(command: string, args: string[], env: Record<string, string | undefined>, uid?: number) {
    const options = { cwd: this.folder, uid, env: env as NodeJS.ProcessEnv }
    // `detached`: a process group of its own, to end what npm starts too.
    const child = spawn(command, args, { ...options, detached: true })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    return { child, output: () => said }
  }
}

function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  )
}

async function kill(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.pid === undefined) throw new Error('The command was not started.')
  const exited = once(child, 'exit')
  process.kill(-child.pid, signal)
  const [code] = await exited
  return code
}
