import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { handleLakeRequest } from '../http/router.ts'
import { type Lake, openLake } from '../lake.ts'
import { DatabaseError } from '../sqlite.ts'
import { webServer } from '../web.ts'
import { withCors } from './cors.ts'
import { hostOf } from './host.ts'
import { importInto } from './import.ts'
import { CommandError, HELP, readOptions, type ServeOptions } from './options.ts'
import { keepSettings, type Settings, settingsOf } from './settings.ts'

/** How long open requests and event streams may take to end after SIGINT or SIGTERM, in milliseconds. */
const LAST_MS = 500

/** Runs the command. For a wrong option or an unusable file it prints a sentence and sets the exit code 1. */
export async function run(args: string[]): Promise<void> {
  try {
    const options = readOptions(args)
    if (options === 'help') console.log(HELP)
    else if (options === 'version') console.log(ownVersion())
    else await serve(options)
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function serve(options: ServeOptions): Promise<void> {
  const settings = settingsOf(options)
  const { project, dataset, token } = settings
  const lake = open(options.data, settings)
  const comments = open(options.data, { project, dataset: `${dataset}-comments` }, 'comments.sqlite')
  const close = () => {
    lake.close()
    comments.close()
  }
  try {
    keepSettings(options.data, settings)
    if (options.import !== undefined) await fill(lake, options.import)
    const host = hostOf({ token, comments, isPublic: !options.private, origins: options.cors })
    const server = webServer(withCors(options.cors, (request) => handleLakeRequest(request, lake, host)))
    const address = await listening(server, options)
    endBySignal(server, close)
    console.log(greeting(address, settings, options))
  } catch (error) {
    close()
    throw error
  }
}

function open(
  data: string,
  { project, dataset }: Pick<Settings, 'project' | 'dataset'>,
  file?: string,
): Lake {
  return openLake(data, {
    ...(file && { file }),
    projectId: project,
    dataset,
    title: project,
    path: '',
    log: {
      warn: (details, sentence) => console.warn(sentence, details),
      error: (details, sentence) => console.error(sentence, details),
    },
  })
}

async function fill(lake: Lake, file: string): Promise<void> {
  const count = await importInto(lake, file)
  console.log(
    count === null
      ? `${file} is not imported: there are documents in ${lake.dataDir} already.`
      : `${count} documents of ${file} are imported.`,
  )
}

/** Starts to listen. Returns the address of the server. */
async function listening(server: Server, { port, host }: ServeOptions): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

function refusalOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(
        `Port ${port} of ${host} is taken: end what uses it, or choose another with --port.`,
      )
    case 'EACCES':
      return new CommandError(
        `Port ${port} may not be used by this account: choose one above 1023 with --port.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`${host} is no address of this machine: choose another with --host.`)
    default:
      return error
  }
}

/** On SIGINT or SIGTERM, waits for open requests, for at most LAST_MS. Then closes the lakes, so that the process ends. */
function endBySignal(server: Server, close: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(close)
      setTimeout(() => server.closeAllConnections(), LAST_MS)
    })
  }
}

function greeting(address: string, { project, dataset, token }: Settings, options: ServeOptions): string {
  const [studio] = options.cors
  // A Studio requests `<project>.<host>`. Browsers resolve such names under localhost, but not under an IP address.
  const studioHost = address.replace('127.0.0.1', 'localhost')
  const read = options.private ? 'nothing is read without it' : 'what is published is read without it'
  return `Project ${project}, dataset ${dataset}, in ${options.data}: ${address}

  createClient({ apiHost: '${address}', useProjectHostname: false, useCdn: false,
    projectId: '${project}', dataset: '${dataset}', apiVersion: '2025-02-19' })

Token for writing and drafts (${read}): ${token}
${studio ? `Studio, with apiHost: '${studioHost}' in its configuration: ${studio}/#token=${token}\n` : ''}`
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}
