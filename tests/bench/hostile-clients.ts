import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { Site } from '../e2e/site.ts'
import { PAYLOADS } from '../leads/samples.ts'

/** How often one kind of client was answered, by status; `0` is a connection that ended without an answer. */
export type Answers = Record<string, number>

interface Client {
  site: Site
  /** The network address it says it has, which a proxy in front of the server would. */
  address: string
  /** Ends with the test. */
  signal: AbortSignal
  /** A public address of an image. */
  image: string
}

/** One attack. Resolves with the status of the answer. */
type Attack = (client: Client) => Promise<number>

export const SETTINGS = { TRUSTED_PROXIES: '1', LEADS_MIN_FILL_SECONDS: '0' }

/** Bytes of a body that never ends in time, and the milliseconds between two of them. */
const SLOW_BODY = 60_000
const SLOW_PACE = 100

/** Slow bodies of one client at the same time. */
const SLOW_AT_ONCE = 30

const STARS = `"${'a'.repeat(32)}" match "${'a*'.repeat(12)}b"`
const QUERIES = [STARS, 'count(*[count(*[count(*[_id != ^._id]) > 0]) > 0])']

/** What somebody may try who wants others to wait. Each kind is two clients. */
export const ATTACKS = {
  /** By somebody who is signed in. */
  queries: (client) => {
    const query = QUERIES[Math.floor(Math.random() * QUERIES.length)] ?? STARS
    return get(client, `/api/lake/v1/data/query/production?query=${encodeURIComponent(query)}`, {
      authorization: `Bearer ${client.site.token}`,
    })
  },
  /** Each time another part of the photo, so that it is made anew. */
  pictures: (client) =>
    get(
      client,
      `${client.image}?w=${random(4_000)}&rect=${random(1_000)},${random(1_000)},2000,1000&fm=webp`,
    ),
  'unknown addresses': (client) => {
    const [path = ''] = [
      `/${randomUUID()}`,
      `/city/${randomUUID()}`,
      `/api/${randomUUID()}`,
      `/${'x'.repeat(8_000)}`,
    ].toSorted(() => Math.random() - 0.5)
    return get(client, path)
  },
  'sign-ins': (client) =>
    ask(client, '/api/lake/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${randomUUID()}@example.ca`, password: randomUUID() }),
    }),
  'slow bodies': async (client) => {
    const answers = await Promise.all(
      Array.from({ length: SLOW_AT_ONCE }, (_, number) => slowBody(client, number)),
    )
    return answers[0] ?? 0
  },
} satisfies Record<string, Attack>

export type AttackName = keyof typeof ATTACKS

const random = (most: number) => 1 + Math.floor(Math.random() * most)

const get = (client: Client, path: string, headers: Record<string, string> = {}) =>
  ask(client, path, { headers })

async function ask({ site, address, signal }: Client, path: string, { headers, ...init }: RequestInit) {
  const response = await fetch(site.url + path, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': address },
    redirect: 'manual',
    signal,
  })
  await response.arrayBuffer()
  return response.status
}

/** A form, or a photo, of which a byte comes now and then. */
function slowBody({ site, address, signal }: Client, number: number): Promise<number> {
  const { port } = new URL(site.url)
  const [path, type] =
    number % 2 === 0
      ? ['/api/leads', 'application/x-www-form-urlencoded']
      : [`/api/leads/photos?submission_id=${randomUUID()}`, 'image/jpeg']
  const body = new URLSearchParams(PAYLOADS.contact).toString()
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: ${SLOW_BODY}\r\n\r\n`,
    )
    let sent = 0
    const pace = setInterval(() => socket.write(body[sent++ % body.length] ?? ''), SLOW_PACE)
    let status = 0
    socket.once('data', (answer) => {
      status = Number(answer.toString('latin1', 9, 12))
      socket.destroy()
    })
    socket.on('error', () => {})
    signal.addEventListener('abort', () => socket.destroy(), { once: true })
    socket.once('close', () => {
      clearInterval(pace)
      resolve(status)
    })
  })
}

/** Two clients of each kind, which do it again and again. Returns how to stop them, and what they were answered. */
export function attack(site: Site, image: string, kinds: readonly AttackName[]) {
  const over = new AbortController()
  const answers = new Map<AttackName, Answers>(kinds.map((kind) => [kind, {}]))
  const clients = kinds.flatMap((kind, at) =>
    [0, 1].map(async (n) => {
      const client = { site, image, address: `198.51.100.${2 * at + n + 1}`, signal: over.signal }
      while (!over.signal.aborted) {
        const status = await ATTACKS[kind](client).catch(() => 0)
        const counts = answers.get(kind)
        if (counts && !over.signal.aborted) counts[status] = (counts[status] ?? 0) + 1
        // A client that is refused at once does not measure how fast this process can loop.
        await wait(1)
      }
    }),
  )
  return {
    answers,
    stop: async () => {
      over.abort()
      await Promise.all(clients)
    },
  }
}

/** The public address of a photo as large as phones take, with so much in it that it is slow to make smaller. */
export async function uploadedPhoto(site: Site): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#000', noise } })
  const { url } = await site.client.assets.upload('image', await photo.jpeg().toBuffer(), {
    filename: 'wall.jpg',
  })
  return new URL(url).pathname
}
