import { expect, test } from '@playwright/test'
import { inTurns } from '../../e2e/crawl.ts'
import { testWithSite } from '../../e2e/fixtures.ts'
import type { OwnSite } from '../../e2e/site.ts'
import { recordRows } from '../table.ts'
import { type Damage, damaged, KINDS, titleOf } from './damages.ts'
import { CONTENT, EVERYWHERE, faultAt, isMoved, type Statuses, shownOn, statusesOf } from './pages.ts'
import type { StoredDocument } from './places.ts'
import { roundsOf } from './rounds.ts'
import { write } from './write.ts'

/** Each kind has a server and a content of its own, so that they share the cores and not the damage. */
test.describe.configure({ mode: 'parallel' })

/** Enough to see what is wrong. */
const MOST_FAULTS = 40

/** The site with its content as it was, which can be damaged and repaired. */
class Content {
  readonly #site: OwnSite
  readonly #documents: Map<string, StoredDocument>
  readonly #shown: Map<string, string[]>
  readonly #statuses: Statuses
  readonly #slugs: Map<string, string>
  /** The documents that are damaged now. */
  #damaged = new Set<string>()

  constructor(site: OwnSite, documents: StoredDocument[], shown: Map<string, string[]>, statuses: Statuses) {
    this.#site = site
    this.#documents = new Map(documents.map((document) => [document._id, document]))
    this.#shown = shown
    this.#statuses = statuses
    this.#slugs = new Map(
      documents.flatMap(({ _id, slug }) => (slug ? [[_id, (slug as { current: string }).current]] : [])),
    )
  }

  /** What is wrong at these addresses with these damages, and nothing else, in the content. */
  async faultsOf(damages: Damage[], addresses = this.#addressesOf(damages)): Promise<[string, string][]> {
    const changed = new Map(
      [...Map.groupBy(damages, ({ id }) => id)].flatMap(([id, ofOne]) => {
        const document = this.#documents.get(id)
        return document ? [[id, damaged(document, ofOne)] as const] : []
      }),
    )
    this.#write(changed)
    const faults: [string, string][] = []
    await inTurns(addresses, async (address) => {
      const fault = await faultAt(this.#site, address, this.#statuses.get(address))
      if (fault) faults.push([address, fault])
    })
    return faults
  }

  /** The damages that each make the address fail, or all of them when only together they do. */
  async culpritsOf(damages: Damage[], address: string): Promise<Damage[]> {
    if (damages.length < 2) return damages
    const middle = Math.ceil(damages.length / 2)
    const found: Damage[] = []
    for (const half of [damages.slice(0, middle), damages.slice(middle)]) {
      const faults = await this.faultsOf(half, [address])
      if (faults.length > 0) found.push(...(await this.culpritsOf(half, address)))
    }
    return found.length > 0 ? found : damages
  }

  #addressesOf(damages: Damage[]): string[] {
    const all = [...EVERYWHERE, ...damages.flatMap(({ id }) => this.#shown.get(id) ?? [])]
    return [...new Set(all)].filter((address) => !isMoved(address, damages, this.#slugs))
  }

  /** Writes damaged documents, and those as they were that are not damaged any more. */
  #write(changed: Map<string, StoredDocument>): void {
    const repaired = [...this.#damaged.difference(changed)].flatMap((id) => this.#documents.get(id) ?? [])
    this.#damaged = new Set(changed.keys())
    write(this.#site, [...repaired, ...changed.values()])
  }
}

for (const kind of KINDS) {
  const testOfKind = testWithSite()
  testOfKind(`every page is shown, whatever field of a document is ${kind}`, async ({ site }) => {
    const documents = await site.client.fetch<StoredDocument[]>(CONTENT)
    const rounds = roundsOf(kind, documents)
    const shown = await shownOn(site, [...new Set(rounds.flat().map(({ id }) => id))])
    const addresses = [...new Set([...EVERYWHERE, ...[...shown.values()].flat()])]
    const content = new Content(site, documents, shown, await statusesOf(site, addresses))
    const faults: string[] = []
    for (const round of rounds) {
      let damages = round
      for (;;) {
        const atAddresses = await content.faultsOf(damages)
        const [first] = atAddresses
        if (!first || faults.length >= MOST_FAULTS) break
        const culprits = await content.culpritsOf(damages, first[0])
        console.log(
          'FAULT',
          culprits.slice(0, 4).map(titleOf).join(' + '),
          first.join(': '),
          new Date().toISOString(),
        )
        faults.push(`${culprits.map(titleOf).join(' + ')}: ${first.join(': ')}`)
        damages = damages.filter((damage) => !culprits.includes(damage))
      }
    }
    console.log(
      `  ${kind}: ${rounds.flat().length} damages in ${rounds.length} rounds, ${addresses.length} addresses`,
    )
    recordRows('tests/sweep/broken-content/broken-content.spec.ts', {
      [`content ${kind}`]: { tried: rounds.flat().length, lost: faults.length },
    })
    expect(faults).toEqual([])
    expect(site.output().match(/"level":(50|60).*/g) ?? []).toEqual([])
  })
}
