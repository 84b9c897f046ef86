import { spawn } from 'node:child_process'
import { checkPort } from './check-port.mjs'
import { preflight } from './preflight.ts'
import { withLake } from './prepare-lake.ts'
import { noteRunning } from './running.mjs'

/* Develops on this machine only: whoever reaches the server is signed in to the Studio. */
const env = preflight()
await checkPort(env.PORT)
noteRunning('develops in', env.BUILD_DIR)
await withLake(env, () => {})
const child = spawn('next', ['dev', '--hostname', '127.0.0.1', '--port', String(env.PORT)], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(env.PORT) },
})
child.once('exit', (code) => process.exit(code ?? 1))
