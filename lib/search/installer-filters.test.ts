import { describe, expect, it } from 'vitest'
import {
  eachOnce,
  type InstallerEntry,
  matchesInstaller,
  NO_INSTALLER_FILTERS,
  offersService,
  readInstallerFilters,
  specialtiesOf,
  writeInstallerFilters,
} from './installer-filters.ts'

const russo: InstallerEntry = {
  name: 'Anthony Russo',
  city: 'toronto',
  trades: ['tech', 'electrical'],
  description: 'Hangs televisions on tower concrete.',
  specialties: [
    { key: 'tv-mounting', label: 'TV mounting' },
    { key: 'home-theatre', label: 'Home theatre' },
  ],
}

const lavoie: InstallerEntry = {
  name: 'Étienne Lavoie',
  city: 'montreal',
  trades: ['tech'],
  description: 'Pose téléviseurs et tablettes.',
  specialties: [
    { key: 'tv-mounting', label: 'Installation murale de téléviseur' },
    { key: 'furniture-assembly', label: 'Assemblage de meubles' },
  ],
}

const found = (filters: Partial<typeof NO_INSTALLER_FILTERS>) =>
  [russo, lavoie]
    .filter((entry) => matchesInstaller(entry, { ...NO_INSTALLER_FILTERS, ...filters }))
    .map(({ name }) => name)

describe('matchesInstaller', () => {
  it('finds the text in name, description or specialties, whatever the case and the accents', () => {
    expect(found({ search: 'RUSSO' })).toEqual(['Anthony Russo'])
    expect(found({ search: 'etienne' })).toEqual(['Étienne Lavoie'])
    expect(found({ search: 'Concrete' })).toEqual(['Anthony Russo'])
    expect(found({ search: 'televiseurs' })).toEqual(['Étienne Lavoie'])
    expect(found({ search: 'THEATRE' })).toEqual(['Anthony Russo'])
    expect(found({ search: 'Téléviseur' })).toEqual(['Étienne Lavoie'])
    expect(found({ search: 'roof' })).toEqual([])
  })

  it('leaves everyone for a text without letters', () => {
    expect(found({ search: '' })).toHaveLength(2)
    expect(found({ search: '   ' })).toHaveLength(2)
  })

  it('wants the specialty exactly, not a part of it', () => {
    expect(found({ specialty: 'tv-mounting' })).toHaveLength(2)
    expect(found({ specialty: 'home-theatre' })).toEqual(['Anthony Russo'])
    expect(found({ specialty: 'tv' })).toEqual([])
  })

  it('wants the city and the trade', () => {
    expect(found({ city: 'montreal' })).toEqual(['Étienne Lavoie'])
    expect(found({ trade: 'electrical' })).toEqual(['Anthony Russo'])
    expect(found({ trade: 'tech' })).toHaveLength(2)
    expect(found({ trade: 'electrical', city: 'montreal' })).toEqual([])
    expect(
      matchesInstaller({ ...russo, city: undefined }, { ...NO_INSTALLER_FILTERS, city: 'toronto' }),
    ).toBe(false)
  })

  it('combines all of them', () => {
    expect(found({ search: 'lavoie', specialty: 'tv-mounting' })).toEqual(['Étienne Lavoie'])
    expect(found({ search: 'lavoie', specialty: 'home-theatre' })).toEqual([])
  })
})

describe('offersService', () => {
  it('wants the name of the service in one specialty, partially and whatever the case', () => {
    expect(offersService(['Home theatre', 'tv mounting with a new outlet'], ['TV Mounting'])).toBe(true)
    expect(offersService(['EV charger'], ['EV charger installation'])).toBe(true)
    expect(offersService(['Home theatre', 'Projectors'], ['TV mounting'])).toBe(false)
    expect(offersService([], ['TV mounting'])).toBe(false)
  })

  it('matches French names with and without accents, and a specialty nobody has translated yet', () => {
    expect(offersService(['installation murale de TELEVISEUR'], ['Installation murale de téléviseur'])).toBe(
      true,
    )
    expect(offersService(['TV mounting'], ['Installation murale de téléviseur', 'TV mounting'])).toBe(true)
  })

  it('an empty specialty, or a service without a name, matches nothing', () => {
    expect(offersService(['', '  '], ['TV mounting'])).toBe(false)
    expect(offersService(['TV mounting'], ['', ' '])).toBe(false)
  })
})

describe('state', () => {
  it('survives the way through the address, and keeps what else is in it', () => {
    const filters = { search: 'béton & co', specialty: 'tv-mounting', city: 'toronto', trade: 'tech' }
    const query = writeInstallerFilters(filters, new URLSearchParams('local=reviews&lang=fr'))
    expect(query.get('local')).toBe('reviews')
    expect(readInstallerFilters(new URLSearchParams(query.toString()))).toEqual(filters)
    expect(writeInstallerFilters(NO_INSTALLER_FILTERS, query).toString()).toBe('local=reviews&lang=fr')
  })
})

describe('choices', () => {
  it('are offered once, sorted as the language sorts', () => {
    const labels = ['Éclairage', 'Terrasses', 'Foyers', 'Terrasses']
    expect(eachOnce(specialtiesOf(labels, null), 'fr-CA').map(({ label }) => label)).toEqual([
      'Éclairage',
      'Foyers',
      'Terrasses',
    ])
  })

  it('of specialties have the English words as a key that an address can carry', () => {
    expect(specialtiesOf(['Réseau Wi-Fi', ' Smart home & TV (new) '], ['Wi-Fi network setup', null])).toEqual(
      [
        { key: 'wi-fi-network-setup', label: 'Réseau Wi-Fi' },
        { key: 'smart-home-tv-new', label: ' Smart home & TV (new) ' },
      ],
    )
    expect(specialtiesOf(null, null)).toEqual([])
  })
})
