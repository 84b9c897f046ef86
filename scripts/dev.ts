import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { workFolder } from './builds.ts'
import { checkPort } from './check-port.mjs'
import { preflight } from './preflight.ts'
import { withLake } from './prepare-lake.ts'
import { noteRunning } from './running.mjs'

/* The development server. It listens on this machine only, because every visitor of it is signed in to the Studio. */
const env = preflight()
await checkPort(env.PORT)
noteRunning('develops in', env.BUILD_DIR, { address: env.SITE_URL, data: resolve(env.DATA_DIR) })
await withLake(env, () => {})
// The host must be `localhost`, as in the proxy: Next treats a rewrite to another host name as a rewrite to another server.
// `localhost` must resolve to an IPv4 address, because the server requests its own pages at 127.0.0.1.
const child = spawn('next', ['dev', '--hostname', 'localhost', '--port', String(env.PORT)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    WORK_FOLDER: workFolder(relative('.', env.BUILD_DIR)),
    PORT: String(env.PORT),
    SHOW_STYLEGUIDE: 'yes',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --dns-result-order=ipv4first`,
  },
})
child.once('exit', (code) => process.exit(code ?? 1))
