// Reads the sample content.

import { expect, it } from 'vitest'
import { readSeed } from '../../tests/unit/seed/read-seed.ts'
import { comparedServices } from './compared-services.ts'

interface Stored {
  _id: string
  _type: string
  category?: { _ref: string }
  priceRange: string
  catalogueNumber: number
  warrantyMonths?: number
}

const seed = readSeed('studio/seed/production.ndjson') as unknown as Stored[]
const services = seed
  .filter(({ _type }) => _type === 'service')
  .map((one) => ({ ...one, compulsoryFees: null, warrantyMonths: one.warrantyMonths ?? null }))

/** The slugs of what a service is compared with. */
function comparedWith(slug: string, general: number | null = null) {
  const service = services.find(({ _id }) => _id === `service-${slug}`)
  if (!service) throw new Error(slug)
  const category = seed.find(({ _id }) => _id === service.category?._ref)
  const related = services.filter((one) => one.category?._ref === category?._id && one !== service)
  return comparedServices(
    service,
    { warrantyMonths: category?.warrantyMonths ?? null, related },
    { warrantyMonths: general },
  )
}

it.each([
  ['tv-mounting', ['projector-installation', 'home-theater']],
  ['heat-pump-installation', ['air-conditioner-installation', 'furnace-installation']],
  ['furnace-installation', ['air-conditioner-installation', 'heat-pump-installation']],
  ['fence-installation', ['pergola-installation', 'deck-construction']],
  ['ev-charger-installation', ['electrical-panel-upgrade', 'generator-installation']],
  ['garage-door-openers', ['garage-door-installation']],
  // A water heater is far from a faucet, and everything from a thermostat.
  ['faucet-installation', ['toilet-installation']],
  ['smart-thermostat-installation', ['air-conditioner-installation']],
  ['dash-cam-installation', []],
])('%s is compared with %j', (slug, others) => {
  expect(comparedWith(slug).map(({ _id }) => _id.replace('service-', ''))).toEqual([slug, ...others])
})

it('has the warranty of the service, else that of its category, else the general one, else a year', () => {
  const months = (slug: string, general?: number) =>
    comparedWith(slug, general).map(({ warrantyMonths }) => warrantyMonths)
  expect(months('tv-mounting')).toEqual([6, 12, 12])
  expect(months('faucet-installation')).toEqual([24, 24])
  expect(months('fence-installation', 18)).toEqual([18, 18, 18])
  expect(months('fence-installation')).toEqual([12, 12, 12])
})

it('leaves a service without a readable price to the others', () => {
  const service = {
    _id: 'a',
    priceRange: '$100-$300',
    compulsoryFees: null,
    catalogueNumber: 1,
    warrantyMonths: null,
  }
  const unread = { ...service, _id: 'b', priceRange: 'on request' }
  const alike = { ...service, _id: 'c', catalogueNumber: 9 }
  const compare = (related: (typeof service)[]) =>
    comparedServices(service, { warrantyMonths: null, related }, null).map(({ _id }) => _id)
  expect(compare([unread, alike])).toEqual(['a', 'c'])
  expect(compare([unread])).toEqual(['a', 'b'])
  expect(comparedServices(service, null, null)).toEqual([{ ...service, warrantyMonths: 12 }])
})
