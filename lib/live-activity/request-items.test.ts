import { expect, test } from 'vitest'
import { requestItems } from './request-items.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T12:00:00Z')

const inEnglish = {
  services: [
    { _id: 'a', name: 'TV mounting', slug: 'tv-mounting' },
    { _id: 'b', name: 'Heat pump installation', slug: 'heat-pump-installation' },
  ],
  types: [{ _id: 'c', title: 'Smart home', key: 'smart-home' }],
  cities: [
    { _id: 'd', name: 'Toronto', spellings: ['Toronto', 'Toronto'] },
    { _id: 'e', name: 'Quebec City', spellings: ['Quebec City', 'Québec'] },
  ],
}

const inFrench = {
  services: [{ _id: 'a', name: 'Installation de téléviseur', slug: 'tv-mounting' }],
  types: [],
  cities: [{ _id: 'e', name: 'Québec', spellings: ['Quebec City', 'Québec'] }],
}

const said = (service: string, city: string, hours: number) =>
  requestItems([{ service, city, at: NOW - hours * HOUR }], inEnglish, 'en', NOW)

test('a request says where, what and when', () => {
  expect(said('tv-mounting', 'toronto', 2.9)).toEqual([
    {
      id: '0',
      message: 'Someone in Toronto asked for TV mounting',
      href: '/tv-mounting',
      timeAgo: '2 hours ago',
    },
  ])
  expect(said('heat-pump-installation', 'québec', 50)).toMatchObject([
    { message: 'Someone in Quebec City asked for heat pump installation', timeAgo: '2 days ago' },
  ])
  const [type] = said('smart-home', 'Toronto', 25)
  expect(type).toMatchObject({ message: 'Someone in Toronto asked for smart home', timeAgo: '1 day ago' })
  expect(type?.href).toBeUndefined()
})

test('in French too', () => {
  const request = { service: 'tv-mounting', city: 'Quebec City', at: NOW - 2 * HOUR }
  expect(requestItems([request], inFrench, 'fr', NOW)).toMatchObject([
    {
      message: 'Quelqu’un à Québec a demandé une soumission\u00A0: installation de téléviseur',
      timeAgo: 'il y a 2 heures',
    },
  ])
})

test('words that visitors typed are never shown', () => {
  expect(said('other', 'Toronto', 2)).toEqual([])
  expect(said('tv-mounting', 'Buy at spam.example', 2)).toEqual([])
})

test('six at most', () => {
  const requests = Array.from({ length: 9 }, () => ({
    service: 'tv-mounting',
    city: 'Toronto',
    at: NOW - HOUR,
  }))
  expect(requestItems(requests, inEnglish, 'en', NOW)).toHaveLength(6)
})
