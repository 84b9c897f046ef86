import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { withBuiltSite } from './built-site.ts'
import { contactSheet } from './contact-sheet.ts'
import { preflight } from './preflight.ts'

/*
 * Takes pictures of the finished pages at every designed width, in both languages, light and dark. Each is a file in
 * screenshots/. All of them are on screenshots/contact-sheet.png, three in docs/images for the README. The build is served on a
 * free port, with a copy of the data.
 */

const PAGES = { home: '/', catalogue: '/services', service: '/tv-mounting' }
const WIDTHS = [360, 768, 1280, 1600]
const SCHEMES = ['light', 'dark'] as const
const FOLDER = 'screenshots'
const README_FOLDER = 'docs/images'
/** The pictures in the README. It shows only the top of each picture, with this height in CSS pixels. */
const README = { 'home-1280-en-light': 1500, 'service-360-fr-light': 1400, 'catalogue-1280-en-dark': 1100 }

interface Shot {
  name: string
  path: string
  width: number
  lang: Language
  scheme: (typeof SCHEMES)[number]
}

const shots: Shot[] = Object.entries(PAGES).flatMap(([page, path]) =>
  LANGUAGES.flatMap((lang) =>
    SCHEMES.flatMap((scheme) =>
      WIDTHS.map((width) => ({ name: `${page}-${width}-${lang}-${scheme}`, path, width, lang, scheme })),
    ),
  ),
)

const env = preflight()
for (const folder of [FOLDER, README_FOLDER]) mkdirSync(folder, { recursive: true })
await withBuiltSite(env, {}, async (browser, origin) => {
  for (const shot of shots) await take(browser, origin, shot)
})
const rows = Object.values(PAGES).flatMap((path) =>
  LANGUAGES.map((lang) => shots.filter((shot) => shot.path === path && shot.lang === lang).map(fileOf)),
)
await contactSheet(rows, join(FOLDER, 'contact-sheet.png'))
for (const [name, height] of Object.entries(README)) await takeForReadme(name, height)
console.log(`${shots.length} pictures and contact-sheet.png are in ${FOLDER}/.`)

function fileOf({ name }: { name: string }) {
  return join(FOLDER, `${name}.png`)
}

async function take(browser: Browser, origin: string, shot: Shot) {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.width < 600 ? 780 : 900 },
    colorScheme: shot.scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // The live activity popup comes after some seconds. The clock is stopped, so that it is in no picture.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.goto(origin + localizedHref(shot.path, shot.lang), { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  await page.screenshot({ path: fileOf(shot), fullPage: true })
  await context.close()
}

async function takeForReadme(name: string, height: number) {
  const picture = sharp(fileOf({ name }))
  const { width } = await picture.metadata()
  await picture
    .extract({ left: 0, top: 0, width, height })
    .webp({ quality: 82 })
    .toFile(join(README_FOLDER, `${name}.webp`))
}
