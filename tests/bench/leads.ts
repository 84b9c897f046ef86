// node tests/bench/leads.ts: how long POST /api/leads takes, write to disk included, alone and at 500 a second. Needs `npm run build:test`.
// References from the same run: a write that waits for this disk, and a request the route refuses without one.
import { randomUUID } from 'node:crypto'
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { Agent, createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { type Site, startSite } from '../e2e/site.ts'
import { makeTestData } from '../e2e/test-data.ts'
import { freePort } from '../free-port.ts'

const ALONE = 200
const RATE = 500
const SECONDS = 10

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

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
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
async function atRate(site: Site): Promise<{ took: number[]; seconds: number }> {
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
  return { took: all.map(({ took }) => took), seconds: (performance.now() - started) / 1000 }
}

async function measure(name: string, env: Record<string, string>) {
  const site = await startSite({ env: { LEADS_RATE_LIMIT: '0', ...env } })
  try {
    await alone(site, leadBody, 202)
    const disk = quantile(diskWrites(site), 0.5)
    const refused = quantile(await alone(site, () => '{}', 422), 0.5)
    const stored = await alone(site, leadBody, 202)
    const { took, seconds } = await atRate(site)
    const median = quantile(stored, 0.5)
    console.log(`\n${name} (ms)`)
    console.log(`a write to this disk   median ${disk.toFixed(1)}`)
    console.log(`a refused post         median ${refused.toFixed(1)}`)
    console.log(
      `a stored lead, alone   median ${median.toFixed(1)}  p95 ${quantile(stored, 0.95).toFixed(1)}  (${(median / (disk + refused)).toFixed(1)} x the two above)`,
    )
    console.log(
      `at ${RATE} a second       median ${quantile(took, 0.5).toFixed(1)}  p95 ${quantile(took, 0.95).toFixed(1)}  (${took.length} in ${seconds.toFixed(1)} s: ${(took.length / seconds).toFixed(0)} a second)`,
    )
  } finally {
    await site.stop()
  }
}

process.once('exit', await makeTestData())
await measure('Without a CRM', {})

const crm = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.end('{}'))
}).listen(await freePort(), '127.0.0.1')
const address = crm.address()
const port = typeof address === 'object' && address ? address.port : 0
await measure('While a CRM takes them', { CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` })
crm.close()
crm.closeAllConnections()
agent.destroy()
