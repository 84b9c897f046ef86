import { expect, test } from 'vitest'
import { applicationLists } from './application-lists.ts'

test('an emergency service can be chosen by the slug that a request for it has', () => {
  const lists = applicationLists({
    categories: [],
    services: [{ name: 'Installation de téléviseurs', slug: 'tv-mounting' }],
    emergencies: [{ name: 'Réparation d’urgence de toiture', englishName: 'Emergency Roof Repair' }],
    cities: [],
    provinces: [],
  })
  expect(lists.services).toEqual([
    { value: 'tv-mounting', label: 'Installation de téléviseurs' },
    { value: 'emergency-roof-repair', label: 'Réparation d’urgence de toiture' },
  ])
})
