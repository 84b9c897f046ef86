import { expect, test } from 'vitest'
import { contentNamesIn } from './content-names.ts'

const CONTENT = {
  services: [
    { key: 'tv-mounting', name: { en: 'TV mounting', fr: 'Installation de téléviseur' } },
    { key: 'Emergency lock repair', name: { en: 'Emergency lock repair', fr: 'Serrurerie d’urgence' } },
  ],
  categories: [],
  cities: [{ key: 'laval', name: { en: 'Laval' }, province: 'QC' }],
  provinces: [{ key: 'QC', name: { en: 'Quebec', fr: 'Québec' } }],
}

test('an emergency service can be chosen under the name that requests have for it', () => {
  const names = contentNamesIn(CONTENT, 'fr')
  expect(names.services).toEqual([
    ['tv-mounting', 'Installation de téléviseur'],
    ['emergency-lock-repair', 'Serrurerie d’urgence'],
  ])
  expect(names.nameOf('services', 'emergency-lock-repair')).toBe('Serrurerie d’urgence')
  expect([names.nameOf('provinces', 'QC'), names.provinceOf('laval')]).toEqual(['Québec', 'QC'])
})
