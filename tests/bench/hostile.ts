// How long visitors wait for the home page while hostile clients are at work: two of one kind at a time, then ten of all kinds together.
import { type OwnSite, startSite } from '../e2e/site.ts'
import type { Figure } from './figures.ts'
import { ATTACKS, type AttackName, attack, SETTINGS, uploadedPhoto } from './hostile-clients.ts'
import { head, load } from './load.ts'

const SECONDS = 8
/** Of all visitors together. */
const RATE = 50
const CONNECTIONS = 8

const KINDS = Object.keys(ATTACKS) as AttackName[]

export async function measureHostile(): Promise<Figure[]> {
  const site = await startSite({ env: SETTINGS })
  try {
    const image = await uploadedPhoto(site)
    const figures = figuresOf('without hostile clients', await visit(site))
    for (const kind of KINDS) figures.push(...figuresOf(`hostile ${kind}`, await during(site, image, [kind])))
    const [middle, slowest] = figuresOf('ten hostile clients of all kinds', await during(site, image, KINDS))
    return [...figures, { ...middle, goal: { most: 50 } }, { ...slowest, goal: { most: 250 } }]
  } finally {
    await site.stop()
  }
}

async function during(site: OwnSite, image: string, kinds: AttackName[]) {
  const attacks = attack(site, image, kinds)
  try {
    // They have begun by then.
    await new Promise((done) => setTimeout(done, 500))
    return await visit(site)
  } finally {
    await attacks.stop()
  }
}

async function visit({ url }: OwnSite) {
  const loaded = await load({
    port: Number(new URL(url).port),
    requests: [head('/', 'gzip, br')],
    seconds: SECONDS,
    connections: CONNECTIONS,
    rate: RATE,
  })
  const { '200': answered = 0, ...refused } = loaded.statuses
  if (answered === 0 || Object.keys(refused).length > 0) {
    throw new Error(`Visitors were answered ${JSON.stringify(loaded.statuses)}.`)
  }
  return loaded
}

function figuresOf(name: string, { median, p99 }: Awaited<ReturnType<typeof visit>>): [Figure, Figure] {
  return [
    { what: `home page, ${name}, median`, unit: 'ms', values: [median] },
    { what: `home page, ${name}, p99`, unit: 'ms', values: [p99] },
  ]
}
