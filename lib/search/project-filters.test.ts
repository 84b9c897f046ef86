import { expect, it } from 'vitest'
import { filterProjects, projectChoices, readProjectSearch } from './project-filters.ts'

const city = (slug: string, name: string) => ({ slug, name })
const service = (slug: string, title: string) => ({ category: { slug, title } })
const projects = [
  {
    id: 'tv',
    place: city('toronto', 'Toronto'),
    services: [service('tech', 'Tech'), service('assembly', 'Assembly')],
  },
  { id: 'camera', place: city('toronto', 'Toronto'), services: [service('safety', 'Safety'), null] },
  { id: 'desk', place: city('vancouver', 'Vancouver'), services: [service('assembly', 'Assembly')] },
  { id: 'nowhere', place: null, services: null },
]

it.each([
  ['', '', ['tv', 'camera', 'desk', 'nowhere']],
  ['assembly', '', ['tv', 'desk']],
  ['', 'toronto', ['tv', 'camera']],
  ['assembly', 'toronto', ['tv']],
  ['safety', 'vancouver', []],
  ['nothing', '', []],
])('category “%s” in city “%s”', (category, inCity, ids) => {
  expect(filterProjects(projects, { category, city: inCity }).map(({ id }) => id)).toEqual(ids)
})

it('offers what some project has, by name, with its number', () => {
  expect(projectChoices(projects, 'category')).toEqual([
    { key: 'assembly', label: 'Assembly', count: 2 },
    { key: 'safety', label: 'Safety', count: 1 },
    { key: 'tech', label: 'Tech', count: 1 },
  ])
  expect(projectChoices(projects, 'city').map(({ label, count }) => [label, count])).toEqual([
    ['Toronto', 2],
    ['Vancouver', 1],
  ])
})

it('reads an address', () => {
  expect(readProjectSearch(new URLSearchParams('city=toronto&other=1'))).toEqual({
    category: '',
    city: 'toronto',
  })
})
