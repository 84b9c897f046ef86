import { connect } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

export interface Load {
  port: number
  /** The heads of the requests, in the order in which they are sent, again and again. */
  requests: string[]
  seconds: number
  connections: number
  /** Requests a second in all; as fast as they are answered when it is not given. */
  rate?: number
}

export interface Loaded {
  perSecond: number
  /** In milliseconds. With a rate, from the moment a request was due. */
  median: number
  p99: number
  /** Answers by status. */
  statuses: Record<string, number>
}

/**
 * Sends requests over several connections and says how fast they were answered. It runs on a thread of its own and reads of
 * an answer only its head, so that it measures the server and not itself.
 */
export function load(work: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

export const head = (path: string, accepted: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\n\r\n`

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

async function run({ port, requests, seconds, connections, rate }: Load): Promise<Loaded> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const heads = requests.map((request) => Buffer.from(request))
  const started = performance.now()
  const end = started + seconds * 1000
  let sent = 0

  /** When the next request is due, or null when the time is over. */
  const nextDue = () => {
    const due = rate ? started + (sent * 1000) / rate : performance.now()
    return due < end ? due : null
  }

  const talk = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let due = 0
      /** Bytes of the body that are still to come; null until its head has come; endless for a body sent in chunks. */
      let missing: number | null = null
      let rest = Buffer.alloc(0)
      const send = () => {
        const next = nextDue()
        if (next === null) return void socket.end(resolve)
        due = next
        const request = heads[sent % heads.length] ?? ''
        sent += 1
        const wait = due - performance.now()
        if (wait > 1) setTimeout(() => socket.write(request), wait)
        else socket.write(request)
      }
      socket.once('connect', send)
      socket.once('error', reject)
      socket.on('data', (chunk) => {
        if (missing === null) {
          rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
          const at = rest.indexOf(HEAD_END)
          if (at < 0) return
          const text = rest.toString('latin1', 0, at)
          const status = text.slice(9, 12)
          statuses[status] = (statuses[status] ?? 0) + 1
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.POSITIVE_INFINITY)
          missing -= rest.length - at - HEAD_END.length
          rest = Buffer.alloc(0)
        } else {
          missing -= chunk.length
        }
        if (
          missing === Number.POSITIVE_INFINITY
            ? !chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
            : missing > 0
        )
          return
        missing = null
        times.push(performance.now() - due)
        send()
      })
    })

  await Promise.all(Array.from({ length: connections }, talk))
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { perSecond: times.length / took, median: quantile(0.5), p99: quantile(0.99), statuses }
}

if (parentPort) parentPort.postMessage(await run(workerData))
