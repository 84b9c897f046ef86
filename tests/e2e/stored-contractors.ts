import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contractorProfile } from '#lib/leads/contractors/profile.ts'
import type { Site } from './site.ts'

/** Stores active contractors for TV mounting in the database of a site, by their business. */
export function storeContractors(site: Site, businesses: string[], change: object = {}): void {
  const profile = contractorProfile.parse({
    province: 'ON',
    services: ['tv-mounting'],
    cities: ['toronto'],
    insurance: { amount: 2_000_000, insurer: 'Acme', expires: '2099-12-31', checkedAt: 1 },
    ...change,
  })
  withDatabase(site, (database) => {
    const insert = database.prepare(
      `insert into contractors (id, state, business, name, email, phone, lang, profile, created_at)
       values (?, 'active', ?, ?, ?, '(416) 555-0100', 'en', ?, ?)`,
    )
    for (const business of businesses) {
      const id = crypto.randomUUID()
      insert.run(id, business, business, `${id}@trade.example`, JSON.stringify(profile), Date.now())
    }
  })
}

/** Answers the offer of a contractor with a quote, as the page of the job does. */
export function storeQuote(site: Site, business: string, price: number): void {
  const quote = {
    priceLow: price,
    priceHigh: price,
    tax: 'added',
    permit: null,
    included: 'Bracket and cables.',
    days: ['2099-12-05'],
    validUntil: '2099-12-31',
    file: null,
  }
  withDatabase(site, (database) =>
    database
      .prepare(
        `update offers set state = 'quoted', quote = ?, quote_version = 1, answered_at = ?, seen_at = ?
         where contractor_id = (select id from contractors where business = ?)`,
      )
      .run(JSON.stringify(quote), Date.now(), Date.now(), business),
  )
}

function withDatabase(site: Site, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'))
  try {
    work(database)
  } finally {
    database.close()
  }
}
