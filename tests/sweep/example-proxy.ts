import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

/** A real nginx with the example of deploy/, without TLS, in front of several servers. */
export interface ExampleProxy {
  url: string
  /** Sends new requests to these servers, and lets those under way end where they are. */
  sendTo(servers: string[]): Promise<void>
  stop(): Promise<void>
}

/** The lines of the log with which workers say that they take requests, and that they take no more. */
const STARTED = /start worker process \d+/g
const LEAVING = /gracefully shutting down/g

export async function startExampleProxy(servers: string[]): Promise<ExampleProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-machines-'))
  const config = join(folder, 'nginx.conf')
  const port = await freePort()
  writeFileSync(config, configOf(folder, port, servers))
  const nginx = spawn(process.env.NGINX_PATH ?? 'nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(nginx, 'exit')
  let said = ''
  nginx.stderr.on('data', (chunk) => (said += chunk))
  const untilSaid = async (line: RegExp, times: number) => {
    while ((said.match(line)?.length ?? 0) < times) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${said}`)
      await wait(20)
    }
  }
  let changes = 0
  await untilSaid(STARTED, 1)
  return {
    url: `http://localhost:${port}`,
    async sendTo(others) {
      writeFileSync(config, configOf(folder, port, others))
      nginx.kill('SIGHUP')
      await untilSaid(LEAVING, ++changes)
    },
    async stop() {
      nginx.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The example, at a port of its own and without a certificate. */
function configOf(folder: string, port: number, servers: string[]): string {
  const [upstream = '', , secure = ''] = readFileSync('deploy/nginx.conf', 'utf8').split(/^(?=server \{)/m)
  const site = secure
    .replace('listen 443 ssl http2;', `listen ${port};`)
    .replace(/^ *(listen \[::\]|ssl_|server_name).*\n/gm, '')
    // The name alone has no port in it, which it has here.
    .replace('Host $host', 'Host $http_host')
    .replace('/var/log/nginx/', `${folder}/`)
  const lines = servers.map((url) => `server 127.0.0.1:${new URL(url).port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr notice;
    events { worker_connections 1024; }
    http {
      access_log off; ${temporary.join(' ')}
      ${upstream.replace('server 127.0.0.1:3000;', lines.join(' '))}
      ${site}
    }`
}
