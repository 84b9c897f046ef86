import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { contactSheet } from './contact-sheet.ts'
import { fail } from './fail.ts'
import { installBrowser } from './install-browser.mjs'
import { preflight } from './preflight.ts'

/*
 * Pictures of the finished pages, at every width the look is designed for, in both languages, by day and by night:
 * one file each in screenshots/, all of them together in screenshots/contact-sheet.png, and three in docs/images for
 * the README. Serves the build on a free port, on a copy of the data.
 */

const PAGES = { home: '/', catalogue: '/services', service: '/tv-mounting' }
const WIDTHS = [360, 768, 1280, 1600]
const SCHEMES = ['light', 'dark'] as const
const FOLDER = 'screenshots'
const README_FOLDER = 'docs/images'
/** Of which pictures the README shows the top, and how much of it, in CSS pixels. */
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
if (!existsSync(join(env.BUILD_DIR, 'BUILD_ID'))) {
  fail(`There is no build in ${env.BUILD_DIR} to take pictures of: run "npm run build" first.`)
}
for (const folder of [FOLDER, README_FOLDER]) mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'montage-screenshots-'))
cpSync(env.DATA_DIR, dataDir, { recursive: true })
const port = await freePort()
const server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
  env: { ...process.env, PORT: String(port), SITE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: installBrowser() || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await untilHealthy(port, server)
  for (const shot of shots) await take(browser, `http://localhost:${port}`, shot)
  const rows = Object.values(PAGES).flatMap((path) =>
    LANGUAGES.map((lang) => shots.filter((shot) => shot.path === path && shot.lang === lang).map(fileOf)),
  )
  await contactSheet(rows, join(FOLDER, 'contact-sheet.png'))
  for (const [name, height] of Object.entries(README)) await takeForReadme(name, height)
} finally {
  await browser.close()
  server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}
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
  // The live activity popup comes after some seconds: time stands still, so that no picture has it.
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was to be had.')
  return address.port
}

async function untilHealthy(port: number, server: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error('The server ended at its start: see above.')
    const healthy = await fetch(`http://localhost:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The server did not become healthy within a minute.')
}
