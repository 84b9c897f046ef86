// How long POST /api/leads takes, write to disk included, alone and at 500 a second. References from the same run: a write that
// waits for this disk, and a request the route refuses without one.
import { randomUUID } from 'node:crypto'
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { Agent, createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { type Site, startSite } from '../e2e/site.ts'
import { freePort } from '../free-port.ts'
import { type Figure, median, quantile } from './figures.ts'

const ROUNDS = 3
const ALONE = 100
const RATE = 500
const SECONDS = 5

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

function leadBody(): string {
  return JSON.stringify({
    type: 'lead',
    submission_id: randomUUID(),
    payload: {
      name: 'Amélie Gagnon',
      email: `${randomUUID()}@example.ca`,
      phone: '514 873-6565',
      city: 'Trois-Rivières',
      province_state: 'QC',
      service_type: 'tv-audio',
      service_type_detail: '65-75',
      message: 'A television of 65 inches on a wall of bricks, with the cables hidden.',
      timeline: 'This Week',
      budget_range: '$200-$500',
      utm_source: 'bench',
      form_start_time: Date.now() - 60_000,
    },
  })
}

/** Posts, and answers the status and how long it took in milliseconds. */
function post(site: Site, body: string): Promise<{ status: number; took: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${site.url.replace('localhost', '127.0.0.1')}/api/leads`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, took: performance.now() - started }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** A write of a kilobyte that waits for the disk. */
function diskWrites(site: Site): number[] {
  const file = openSync(join(site.dataDir, 'bench'), 'w')
  const took = Array.from({ length: ALONE }, () => {
    const started = performance.now()
    writeSync(file, 'x'.repeat(1024))
    fdatasyncSync(file)
    return performance.now() - started
  })
  closeSync(file)
  return took
}

async function alone(site: Site, body: () => string, status: number): Promise<number[]> {
  const took: number[] = []
  for (let run = 0; run < ALONE; run++) {
    const answer = await post(site, body())
    if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}.`)
    took.push(answer.took)
  }
  return took
}

/** Sends at the rate whether or not answers keep up. */
async function atRate(site: Site): Promise<number[]> {
  // The server has closed connections that nobody used for some seconds, or is about to.
  agent.destroy()
  const started = performance.now()
  const answers: Promise<{ status: number; took: number }>[] = []
  while (answers.length < RATE * SECONDS) {
    const due = Math.min(RATE * SECONDS, Math.floor(((performance.now() - started) / 1000) * RATE))
    while (answers.length < due) answers.push(post(site, leadBody()))
    await new Promise((done) => setTimeout(done, 1))
  }
  const all = await Promise.all(answers)
  const failed = all.filter(({ status }) => status !== 202).length
  if (failed > 0) throw new Error(`${failed} of ${all.length} were not accepted.`)
  return all.map(({ took }) => took)
}

async function measure(name: string, env: Record<string, string>): Promise<Figure[]> {
  const site = await startSite({ env: { LEADS_RATE_LIMIT: '0', ...env } })
  try {
    await alone(site, leadBody, 202)
    const disk: number[] = []
    const refused: number[] = []
    const stored: number[] = []
    const busy: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      disk.push(median(diskWrites(site)))
      refused.push(median(await alone(site, () => '{}', 422)))
      stored.push(median(await alone(site, leadBody, 202)))
      busy.push(quantile(await atRate(site), 0.99))
    }
    const least = disk.map((write, round) => write + (refused[round] ?? Number.NaN))
    const lead = { what: `a lead accepted, ${name}`, unit: 'ms', values: stored } as const
    return [
      { ...lead, goal: { most: 3 } },
      { ...lead, reference: { name: 'a write to this disk and a refused post', values: least } },
      { what: `leads at ${RATE} a second, p99, ${name}`, unit: 'ms', values: busy, goal: { most: 50 } },
    ]
  } finally {
    await site.stop()
  }
}

export async function measureLeads(): Promise<Figure[]> {
  const port = await freePort()
  let taken = 0
  const crm = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      taken++
      response.end('{}')
    })
  }).listen(port, '127.0.0.1')
  try {
    const without = await measure('without a CRM', {})
    const withCrm = await measure('while a CRM takes them', {
      CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    })
    if (taken === 0) throw new Error('The CRM was sent nothing.')
    return [...without, ...withCrm]
  } finally {
    crm.close()
    crm.closeAllConnections()
    agent.destroy()
  }
}
