import { expect, test } from 'vitest'
import { statePagePath, usualQuery } from './state-pages.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['/services', 'category=hvac', '/services/chosen'],
  ['/services', 'sort=price&lang=fr', '/services/chosen'],
  ['/services', 'utm_source=x&lang=fr', '/services'],
  ['/category/hvac', 'q=x', '/category/hvac'],
  ['/contractors', 'trade=hvac', '/contractors/chosen'],
  ['/city/toronto/tv-mounting', 'specialty=home-theatre', '/city/toronto/tv-mounting/chosen'],
  ['/city/toronto', 'q=x', '/city/toronto'],
  ['/service/tv-mounting', 'city=laval', '/service/tv-mounting/chosen'],
  ['/service/tv-mounting', 'guide=steps', '/service/tv-mounting'],
  ['/reviews', 'reviews=5', '/reviews/chosen'],
  ['/compare', 'service=tv-mounting&service=projector-installation', '/compare/chosen'],
  ['/compare', 'city=toronto', '/compare/chosen'],
  ['/compare', 'lang=fr', '/compare'],
  ['/projects', 'city=toronto', '/projects/chosen'],
  ['/service/tv-mounting', 'reviews=5', '/service/tv-mounting'],
])('%s?%s is %s', (path, state, page) => {
  expect(statePagePath(path, query(state))).toBe(page)
})

test.each([
  [
    'what a form sends',
    'category=hvac&q=&complexity=Easy&complexity=Complex&sort=best',
    'category=hvac&complexity=Easy%2CComplex',
  ],
  ['a form that sets nothing', 'q=&sort=best&lang=fr', 'lang=fr'],
  ['values that do not exist', 'complexity=Hard&licensed=no&sort=size&utm_source=x', 'utm_source=x'],
  ['a very long search', `q=${'a'.repeat(200)}`, `q=${'a'.repeat(100)}`],
])('the usual query of %s', (_, sent, usual) => {
  expect(usualQuery('/services', query(sent))?.toString()).toBe(usual)
  expect(usualQuery('/services', query(usual))).toBeNull()
  expect(usualQuery('/contractors', query(sent))).toBeNull()
})
