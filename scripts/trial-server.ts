import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The greatest number of attempts to reach the server, 200 milliseconds apart. */
const LOOKS = 300

/**
 * Serves the build on a free port of this machine while a task runs.
 * @param settings environment variables in addition to those of this process
 * @throws Error with the server's output, when it ends or does not become healthy
 */
export async function withServer<Result>(
  settings: Record<string, string>,
  task: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, PORT: String(port), SITE_URL: '', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk) => (said += chunk))
  const origin = `http://localhost:${port}`
  try {
    for (let look = 0; !(await isHealthy(origin)); look++) {
      if (server.exitCode !== null) throw new Error(`The server ended at its start.\n${said}`)
      if (look === LOOKS) throw new Error(`The server did not become healthy within a minute.\n${said}`)
      await new Promise((done) => setTimeout(done, 200))
    }
    return await task(origin)
  } finally {
    server.kill('SIGKILL')
  }
}

function isHealthy(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
