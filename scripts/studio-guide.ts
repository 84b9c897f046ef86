import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { PICTURE, SCENES, type Scene } from '#app/studio-guide/_text/guide.ts'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { withBuiltSite } from './built-site.ts'
import { guideScenes, settle } from './guide-scenes.ts'
import { preflight } from './preflight.ts'

/*
 * Takes the pictures of the guide at /studio-guide: every scene in the Studio, in both languages, as a file in
 * public/images/studio-guide. When a scene cannot be reached, the script names it at the end, and the old picture stays. With
 * names of scenes (`npm run studio-guide -- history leads`) it takes only their pictures.
 */

const FOLDER = 'public/images/studio-guide'
const ADMIN = { email: 'anna@example.ca', password: 'a picture says more' }

/** These scenes sign in and make the content that other scenes show. */
const BEFORE_ANY: Scene[] = ['sign-in', 'edit']

const named = process.argv.slice(2)
const wanted = SCENES.filter((scene) => named.length === 0 || named.includes(scene))
const env = preflight()
const failures: string[] = []
mkdirSync(FOLDER, { recursive: true })
const settings = {
  STUDIO_ADMIN_EMAIL: ADMIN.email,
  STUDIO_ADMIN_PASSWORD: ADMIN.password,
  LEADS_MIN_FILL_SECONDS: '0',
}
await withBuiltSite(env, settings, async (browser, origin) => {
  for (const [index, lang] of LANGUAGES.entries()) await takeAll(browser, origin, lang, index === 0)
})
if (failures.length > 0) {
  console.error(`These pictures were not taken:\n${failures.join('\n')}`)
  process.exit(1)
}
console.log(`${wanted.length * LANGUAGES.length} pictures are in ${FOLDER}/.`)

async function takeAll(browser: Browser, origin: string, lang: Language, isFirst: boolean) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: LOCALES[lang],
    timezoneId: 'America/Toronto',
    permissions: ['clipboard-write'],
    viewport: PICTURE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const scenes = guideScenes(ADMIN, lang, isFirst)
  for (const scene of SCENES.filter((scene) => wanted.includes(scene) || BEFORE_ANY.includes(scene))) {
    const take = async () => {
      await scenes[scene](page)
      await settle(page)
      if (wanted.includes(scene)) await save(page, scene, lang)
    }
    // A scene gets a second attempt, because a busy machine may be too slow.
    await take()
      .catch(take)
      .catch((error: Error) => failures.push(`${scene} (${lang}): ${error.message.split('\n')[0]}`))
  }
  await context.close()
}

async function save(page: Page, scene: Scene, lang: Language) {
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${scene}-${lang}.webp`))
}
