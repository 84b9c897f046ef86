// node tests/bench/hostile.ts: how long visitors wait for the home page while ten hostile clients are at work, of one
// kind at a time and of all kinds together. Needs `npm run build:test`.
import { startSite } from '../e2e/site.ts'
import { makeTestData } from '../e2e/test-data.ts'
import { ATTACKS, type AttackName, attack, SETTINGS, uploadedPhoto } from './hostile-clients.ts'
import { head, type Loaded, load } from './load.ts'

const SECONDS = 8
/** Of all visitors together. */
const RATE = 50
const CONNECTIONS = 8

process.once('exit', await makeTestData())
const site = await startSite({ env: SETTINGS })
const port = Number(new URL(site.url).port)
const image = await uploadedPhoto(site)

const visit = () =>
  load({ port, requests: [head('/', 'gzip, br')], seconds: SECONDS, connections: CONNECTIONS, rate: RATE })

function report(name: string, { median, p99, statuses }: Loaded, hostile = ''): void {
  console.log(
    `${name.padEnd(34)} median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${JSON.stringify(statuses)}  ${hostile}`,
  )
}

async function during(name: string, kinds: AttackName[]): Promise<void> {
  const attacks = attack(site, image, kinds)
  // They have begun by then.
  await new Promise((done) => setTimeout(done, 500))
  const loaded = await visit()
  const answered = [...attacks.answers].map(([kind, answers]) => `${kind} ${JSON.stringify(answers)}`)
  await attacks.stop()
  report(name, loaded, answered.join(', '))
}

try {
  console.log(
    `${RATE} visits of the home page a second, for ${SECONDS} s each; answers to hostile clients by status`,
  )
  report('alone', await visit())
  const kinds = Object.keys(ATTACKS) as AttackName[]
  for (const kind of kinds) await during(kind, [kind])
  await during('ten clients, all kinds', kinds)
} finally {
  await site.stop()
}
