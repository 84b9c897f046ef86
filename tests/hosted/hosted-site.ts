import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { createClient } from '@sanity/client'
import { ROLES, type Role } from '#lib/roles.ts'
import { PEOPLE } from '../e2e/people.ts'
import { rememberContent } from '../e2e/restore-content.ts'
import type { OwnSite, SiteOptions } from '../e2e/site.ts'
import { ProjectCopy } from '../sweep/project-copy.ts'
import { type Holder, type HostedSanity, startHostedSanity } from './hosted-sanity.ts'
import { startHttp2Front } from './http2-front.ts'

/*
 * The site with its content in hosted Sanity, for the same end-to-end tests as with the embedded lake. The worker has a project of
 * the stand-in with the sample content, and a build of the site for its address. After a failed test Playwright starts another
 * worker, which uses the same address and the same build.
 */
const runFolder = (runner: number) => join(tmpdir(), `montage-hosted-${runner}`)
const RUN = runFolder(process.ppid)
const PORTS = join(RUN, 'ports.json')
const BUILD = join(RUN, 'build')

interface HostedProject {
  sanity: HostedSanity
  front: Awaited<ReturnType<typeof startHttp2Front>>
  copy: ProjectCopy
  settings: Record<string, string>
  people: Record<Role, Holder>
  /** An administrator's. */
  token: string
  /** Makes the content as `content:push` left it. */
  restore(): Promise<void>
}

let project: Promise<HostedProject> | undefined
let started: HostedSanity | undefined

/** What may a translator do at hosted Sanity. Which fields are French, only our own inputs know. */
const TRANSLATOR = { filter: '_id in path("**")', permissions: ['create' as const, 'update' as const] }

async function makeProject(): Promise<HostedProject> {
  mkdirSync(RUN, { recursive: true })
  const known = existsSync(PORTS) ? JSON.parse(readFileSync(PORTS, 'utf8')) : {}
  const sanity = await startHostedSanity({
    port: known.sanity,
    plan: 'enterprise',
    projectId: 'abc123',
    datasets: { production: 'private' },
    corsOrigins: ['http://localhost:*'],
    roles: { translator: [TRANSLATOR] },
  })
  started = sanity
  const front = await startHttp2Front(sanity.port, known.front)
  writeFileSync(PORTS, JSON.stringify({ sanity: sanity.port, front: Number(new URL(front.url).port) }))
  const copy = new ProjectCopy()
  const settings = {
    BUILD_DIR: '.next-hosted',
    NEXT_PUBLIC_SANITY_PROJECT_ID: sanity.projectId,
    NEXT_PUBLIC_SANITY_API_URL: front.url,
    SANITY_API_URL: sanity.url,
    SANITY_CDN_URL: sanity.cdnUrl,
    SANITY_API_READ_TOKEN: sanity.addRobot('Site reads', 'viewer').token,
    SANITY_API_WRITE_TOKEN: sanity.addRobot('Site writes', 'editor').token,
  }
  const push = { ...settings, SANITY_AUTH_TOKEN: sanity.addRobot('Push', 'administrator').token }
  const run = async (command: string) => {
    const { status, said } = await copy.run([command], { ...push, DATA_DIR: '.data-test' })
    if (status !== 0) throw new Error(`npm run ${command} failed:\n${said}`)
  }
  await run('content:push')
  const build = join(copy.folder, settings.BUILD_DIR)
  if (existsSync(BUILD)) execFileSync('cp', ['-a', BUILD, build])
  else {
    await run('build')
    execFileSync('cp', ['-a', build, BUILD])
  }
  const people = Object.fromEntries(
    ROLES.map((role) => [role, sanity.addPerson(nameOf(PEOPLE[role].email), role)]),
  ) as Record<Role, Holder>
  // As with the embedded lake, the tests are none of the people.
  const { token } = sanity.addRobot('Tests', 'administrator')
  const restore = await rememberContent({ client: clientOf(sanity, token) })
  return { sanity, front, copy, settings, people, token, restore }
}

/** As the embedded lake names somebody of whom it has only the address. */
const nameOf = (email: string) => email.charAt(0).toUpperCase() + email.slice(1, email.indexOf('@'))

const clientOf = (sanity: HostedSanity, token: string) =>
  createClient({
    projectId: sanity.projectId,
    dataset: 'production',
    apiVersion: '2026-09-01',
    apiHost: sanity.url,
    useProjectHostname: false,
    useCdn: false,
    token,
    perspective: 'raw',
  })

/** Starts a server of the hosted build, with the sample content and a data folder of its own. */
export async function startHostedSite({ env = {} }: SiteOptions = {}): Promise<OwnSite> {
  project ??= makeProject()
  const { sanity, copy, settings, token, restore } = await project
  await restore()
  const dataDir = mkdtempSync(join(tmpdir(), 'montage-hosted-'))
  const server = await copy.serve('run.mjs start', { ...settings, DATA_DIR: dataDir, ...env })
  return {
    url: server.url,
    dataDir,
    token,
    lakeUrl: sanity.url,
    setLakeClock,
    client: clientOf(sanity, token),
    output: server.output,
    crash: server.stop,
    end: server.end,
    async crashAndRestart() {
      throw new Error(
        'A server with hosted content starts at another port: use a site with the embedded lake.',
      )
    },
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The stand-in for Sanity runs in this process. */
function setLakeClock(by: number): void {
  globalThis.Date = RealDate
  if (by === 0) return
  globalThis.Date = class extends RealDate {
    static override now() {
      return RealDate.now() + by
    }
    constructor(...of: [] | [string | number]) {
      super(...((of.length === 0 ? [RealDate.now() + by] : of) as [number]))
    }
  } as DateConstructor
}

const RealDate = Date

/**
 * Answers for the hosts of Sanity, which are on the internet: its CDN of pictures, and what the Studio asks for its newest version
 * and for telemetry. With the embedded lake nothing is answered, because nothing may be asked there.
 */
export async function withoutInternet(context: BrowserContext): Promise<void> {
  if (!project) return
  await context.route(/^https:\/\/([\w-]+\.)*sanity(-cdn\.com|\.io)\//, (route) => {
    const { origin = '*' } = route.request().headers()
    const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
    return route.fulfill({ status: 200, contentType: 'application/json', body: '{}', headers })
  })
}

/** The project of the stand-in, and the requests it was asked. */
export function hostedRequests() {
  if (!started) throw new Error('No site with hosted content was started.')
  const { projectId, counts, forgetRequests } = started
  return { projectId, counts, forget: forgetRequests }
}

/** Removes what the workers of a run have kept for each other. `runner` is the process that started them. */
export const removeHostedRun = (runner: number) => rmSync(runFolder(runner), { recursive: true, force: true })

/** Ends the project of this process. */
export async function endHostedProject(): Promise<void> {
  const { sanity, front, copy } = (await project) ?? {}
  project = undefined
  await copy?.remove()
  front?.stop()
  await sanity?.stop()
}

/** What signs somebody in to the Studio with hosted content; null with the embedded lake. */
export async function hostedSignIn(email: string): Promise<{ token: string; storageKey: string } | null> {
  if (!project) return null
  const { sanity, people } = await project
  const role = ROLES.find((one) => PEOPLE[one].email === email)
  if (!role) throw new Error(`${email} is no member of the hosted project.`)
  return { token: people[role].token, storageKey: `__studio_auth_token_${sanity.projectId}` }
}
