import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BRAND } from '#lib/brand/brand.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function render(props: { name: string | null; initials?: string }) {
  const { Avatar } = await import('./avatar.tsx')
  return renderToStaticMarkup(createElement(Avatar, props))
}

test('initials are drawn here, from the name when nobody gave them', async () => {
  expect(await render({ name: 'Électriciens du Canal' })).toMatch(
    /^<svg [^>]*aria-hidden="true".*>ÉC<\/text>/,
  )
  expect(await render({ name: 'Priya Sharma', initials: 'PX' })).toMatch(/>PX<\/text>/)
})

test('a person keeps the same ground', async () => {
  const ground = async (initials: string) =>
    (await render({ name: null, initials })).match(/fill="(#\w+)"/)?.[1]
  expect(await ground('HV')).toBe(await ground('HV'))
  expect(new Set(await Promise.all(['HV', 'PS', 'WL', 'DO'].map(ground)))).toEqual(
    new Set([BRAND.still.loud, BRAND.still.light]),
  )
})

test('AVATAR_URL asks an external service instead, by initials', async () => {
  vi.stubEnv('AVATAR_URL', 'https://avatars.example.ca/{initials}.svg')
  const html = await render({ name: 'Électriciens du Canal' })
  expect(html).toContain('src="https://avatars.example.ca/%C3%89C.svg"')
  expect(html).toContain('alt=""')
})
