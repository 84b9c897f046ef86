import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Grant, Lake } from 'content-lake'
import { webServer } from 'content-lake/web'
import { type CorsOrigin, withCors } from './cors.ts'
import { Dataset } from './dataset.ts'
import { PLANS, type PlanName, RATES, type Rates } from './facts.ts'
import { Connections, type Fault, passThrough } from './faults.ts'
import { People, type Person } from './people.ts'
import { PresenceSockets } from './presence-socket.ts'
import type { Project, Webhook } from './project.ts'
import { RateLimits } from './rate-limits.ts'
import { type Recorder, strictAnswers } from './strict.ts'

interface Options {
  plan?: PlanName
  projectId?: string
  /** Datasets by name: whether everybody reads what is published in them. */
  datasets?: Record<string, 'public' | 'private'>
  /** An origin without more may send tokens. */
  corsOrigins?: (string | CorsOrigin)[]
  /** Custom roles, and what each may do besides reading everything. */
  roles?: Record<string, Grant[]>
  rates?: Partial<Rates>
  webhooks?: Webhook[]
  port?: number
}

/** A person or a robot of the project, and a token. */
export interface Holder extends Person {
  token: string
}

/** A stand-in for hosted Sanity. */
export interface HostedSanity {
  projectId: string
  port: number
  /** Where a server asks: `SANITY_API_URL`. */
  url: string
  /** The API CDN, where a server asks: `apiHost` of a client with `useProjectHostname: false`. */
  cdnUrl: string
  /** Where browsers ask: `NEXT_PUBLIC_SANITY_API_URL`. They put the project before the host. */
  browserUrl: string
  people: People
  /** Adds a member who has signed in. Throws an Error when the plan does not have the role. */
  addPerson(name: string, role: string): Holder
  /** Makes a token as at sanity.io/manage. Throws an Error when the plan does not have the role. */
  addRobot(name: string, role: string): Holder
  /** Who is signed in when somebody clicks "Google" in the Studio. */
  signInNext(person: Person): void
  /** The documents of a dataset, to fill it and to look into it without limits and rights. */
  lake(dataset?: string): Lake
  /** The limits of a second, which may be changed. */
  rates: Rates
  /** What is wrong from now on. */
  set(fault: Fault): void
  /** How many milliseconds later queries see a commit: by the CDN, always; by the API, while the fault is `late`. */
  setDelay(of: 'cdn' | 'late', milliseconds: number): void
  /** Cuts all connections, once. */
  cut(): void
  /** How often what was asked, since the start or `forgetRequests`: `query`, `query by CDN`, `listen`, `users/me` … */
  counts: ReadonlyMap<string, number>
  /** Requests that were answered with a status from 400. */
  refused: Recorder['refused']
  forgetRequests(): void
  stop(): Promise<void>
}

/** How late the API CDN is, and how late queries are while the fault is `late`, in milliseconds. */
const DELAYS = { cdn: 1_000, late: 3_000 }

/**
 * Starts a server that answers as hosted Sanity does, with limits, rights and refusals (facts.ts), and with content-lake behind.
 * Browsers find it at `http://<project>.localhost:<port>`, because every name below localhost is this machine.
 */
export async function startHostedSanity(options: Options = {}): Promise<HostedSanity> {
  const { projectId = 'abc123', datasets = { production: 'private' }, corsOrigins = [] } = options
  const plan = PLANS[options.plan ?? 'enterprise']
  for (const [name, visibility] of Object.entries(datasets)) {
    if (visibility === 'private' && !plan.hasPrivateDatasets) {
      throw new Error(`The plan ${plan.name} has no private datasets, such as ${name}.`)
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'hosted-sanity-'))
  const delays = { ...DELAYS }
  const open = (name: string, isPublic: boolean, addonFor?: string) =>
    new Dataset(folder, projectId, { name, isPublic, ...(addonFor && { addonFor }) }, delays)
  const project: Project = {
    id: projectId,
    plan,
    people: new People(plan, options.roles ?? {}),
    datasets: new Map(
      Object.entries(datasets).map(([name, visibility]) => [name, open(name, visibility === 'public')]),
    ),
    corsOrigins: corsOrigins.map((one) =>
      typeof one === 'string' ? { origin: one, credentials: true } : one,
    ),
    webhooks: options.webhooks ?? [],
    limits: new RateLimits({ ...RATES, ...options.rates }),
    fault: 'none',
    setUpComments(dataset) {
      const name = `${dataset.name}-comments`
      const comments = project.datasets.get(name) ?? open(name, false, dataset.name)
      project.datasets.set(name, comments)
      return comments
    },
    signIns: new Map(),
    nextSignIn: null,
    origin: '',
  }

  const recorder: Recorder = { counts: new Map(), refused: [] }
  const connections = new Connections()
  const strict = webServer(withCors(project.corsOrigins, strictAnswers(project, recorder)))
  const sockets = new PresenceSockets(project.people)
  const server = () =>
    createServer((incoming, outgoing) =>
      passThrough(project.fault, incoming, outgoing, () => strict.emit('request', incoming, outgoing)),
    )
      .on('connection', (socket) => connections.add(socket))
      .on('upgrade', (incoming, socket) => {
        if (project.fault === 'down') socket.destroy()
        else sockets.accept(incoming, socket)
      })
  const servers = [server(), server()]
  const port = await listening(servers, options.port ?? 0)
  project.origin = `http://localhost:${port}`

  const add = (name: string, role: string, isRobot: boolean): Holder => {
    const person = project.people.add(name, role, { isRobot })
    return Object.assign(person, { token: project.people.createToken(person) })
  }
  return {
    projectId,
    port,
    url: `http://127.0.0.1:${port}`,
    cdnUrl: `http://127.0.0.1:${port}/cdn`,
    browserUrl: project.origin,
    people: project.people,
    addPerson: (name, role) => add(name, role, false),
    addRobot: (name, role) => add(name, role, true),
    signInNext(person) {
      project.nextSignIn = person
    },
    lake(name = Object.keys(datasets)[0] ?? '') {
      const dataset = project.datasets.get(name)
      if (!dataset) throw new Error(`There is no dataset ${name}.`)
      return dataset.lake
    },
    rates: project.limits.rates,
    set(fault) {
      connections.change(project.fault, fault)
      project.fault = fault
    },
    setDelay(of, milliseconds) {
      delays[of] = milliseconds
      for (const dataset of project.datasets.values()) dataset[of].delay = milliseconds
    },
    cut: () => connections.cut(),
    counts: recorder.counts,
    refused: recorder.refused,
    forgetRequests() {
      recorder.counts.clear()
      recorder.refused.length = 0
    },
    async stop() {
      connections.cut()
      await Promise.all(servers.map((one) => new Promise((resolve) => one.close(resolve))))
      for (const dataset of project.datasets.values()) dataset.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Listens at the same port of 127.0.0.1 and, where this machine has it, ::1, which browsers try first. Returns the port. */
async function listening([ipv4, ipv6]: Server[], wanted: number): Promise<number> {
  await new Promise<void>((resolve, reject) =>
    ipv4?.once('error', reject).listen(wanted, '127.0.0.1', resolve),
  )
  const address = ipv4?.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  await new Promise<void>((resolve) =>
    ipv6?.once('error', () => resolve()).listen(address.port, '::1', resolve),
  )
  return address.port
}
