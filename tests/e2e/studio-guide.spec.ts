import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import en from '#app/studio-guide/_text/en.json' with { type: 'json' }
import fr from '#app/studio-guide/_text/fr.json' with { type: 'json' }
import { type GuideText, PICTURE, SCENES } from '#app/studio-guide/_text/guide.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const TEXTS = { en, fr }
const PATHS = { en: '/studio-guide', fr: '/studio-guide?lang=fr' }

for (const lang of LANGUAGES) {
  test(`the guide is complete in ${lang}, with a picture of every scene`, async ({ site }) => {
    const page = await fetchPage(site.url + PATHS[lang])
    expect([page.status, page.lang, page.h1]).toEqual([200, `${lang}-CA`, TEXTS[lang].title])
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(page.html).toMatch(/<meta name="robots" content="noindex/)
    for (const scene of SCENES) expect(page.text).toContain(TEXTS[lang].scenes[scene].title)

    const pictures = [...page.html.matchAll(/<img[^>]+src="(\/images\/studio-guide\/[^"]+)"[^>]*>/g)]
    expect(pictures.map(([, path]) => path)).toEqual(
      SCENES.map((scene) => `/images/studio-guide/${scene}-${lang}.webp`),
    )
    for (const [tag, path] of pictures) {
      expect(tag).toMatch(/ alt="[^"]{20,}"/)
      const response = await fetch(site.url + path)
      expect(response.status, path).toBe(200)
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      expect({ width, height, format }).toEqual({ ...PICTURE, format: 'webp' })
    }
  })
}

test('the French guide has no English sentence', async ({ site }) => {
  const page = await fetchPage(site.url + PATHS.fr)
  for (const sentence of sentencesOf(en)) expect(page.text).not.toContain(sentence)
})

test('search engines are not led to it, people are', async ({ site, page }) => {
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('studio-guide')
  expect((await fetch(`${site.url}/studio-guide?lang=en`, { redirect: 'manual' })).status).toBe(308)
  expect((await fetch(`${site.url}/studio-guide/fr`)).status).toBe(404)
  expect(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')).toContain('/studio-guide')
  await page.goto('/studio-guide')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: fr.title })).toBeVisible()
  await expect(page.getByRole('link', { name: fr.toStudio })).toHaveAttribute('href', '/studio')
})

function sentencesOf({ title, lead, contents, toStudio, scenes }: GuideText): string[] {
  const inScenes = Object.values(scenes).flatMap(({ title, lead, steps, note, alt }) => [
    title,
    lead,
    ...steps,
    note ?? '',
    alt,
  ])
  return [title, lead, contents, toStudio, ...inScenes]
    .map((text) => text.replaceAll('**', ''))
    .filter((text) => text.length > 12)
}
