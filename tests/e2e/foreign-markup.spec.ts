import { expect, type Locator, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { phonePhoto } from '../sample-photos.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { addForeignMarkup } from './foreign-markup.ts'
import { FORMS } from './form-cases.ts'
import { openWithoutScripts } from './held-scripts.ts'
import { setWidth, untilScripted } from './measured-pages.ts'
import { reviewPath } from './review-links.ts'
import { leadsOf } from './stored-leads.ts'

/* What the browser and its extensions put into a page before its scripts are there: React then makes the page anew. */

// Scripts are held back here; a service worker would fetch them unasked.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** Pages with other controls than those of `FORMS`. */
const PATHS = [
  '/',
  '/services',
  '/tv-mounting',
  '/toronto/tv-mounting',
  '/contractors',
  '/book-installation',
  '/get-quote?service=tv-mounting&city=toronto',
]

const CONTROLS = 'input:not([type=hidden]), select, textarea'
const TEXTS = 'input:is([type=text], [type=search], [type=tel], :not([type])), textarea'

const photo = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }

/** A day that is right in each form: a preferred date is not before it, the day of an installation not after it. */
const today = () => new Date().toISOString().slice(0, 10)

/** Fills in a control of each kind; every other kind is a text. */
const FILL: Record<string, (control: Locator, email: string) => Promise<unknown>> = {
  'select-one': (control) => control.selectOption({ index: 1 }),
  radio: (control) => control.check({ force: true }),
  checkbox: (control) => control.check({ force: true }),
  range: (control) => control.press('ArrowRight'),
  file: (control) => control.setInputFiles(photo),
  date: (control) => control.fill(today()),
  number: (control) => control.fill('3'),
  tel: (control) => control.fill('(514) 873-6565'),
  email: (control, email) => control.fill(email),
}

/** Fills in everything of the page that can be seen. Answers how many controls that are. */
async function fillAll(page: Page, email: string): Promise<number> {
  for (const summary of await page.locator('.other-job > summary').locator('visible=true').all()) {
    await summary.click()
  }
  let count = 0
  for (const control of await page.locator(CONTROLS).locator('visible=true').all()) {
    const { type, label, isHuman } = await control.evaluate((element: HTMLInputElement) => ({
      type: element.type,
      label: element.labels?.[0]?.textContent ?? '',
      isHuman: !element.closest('[aria-hidden=true]'),
    }))
    if (!isHuman) continue
    const fill = FILL[type] ?? (() => control.fill(`Amélie, ${label}`.slice(0, 40)))
    await fill(control, email)
    count += 1
  }
  return count
}

/** What everything of the page that can be seen holds. */
const statesOf = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((controls) =>
    (controls as HTMLInputElement[])
      .filter((control) => control.checkVisibility())
      .map(({ id, name, type, value, checked, files }) => {
        const state = ['radio', 'checkbox'].includes(type) ? `${value} ${checked}` : value
        return `${id} ${name}: ${files ? [...files].map((file) => file.name).join() : state}`
      }),
  )

const caretOf = (page: Page) =>
  page.evaluate(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    return { id, selectionStart, selectionEnd }
  })

/** Leaves the caret in the last text of what is found, with a letter selected. */
async function selectLetter(texts: Locator): Promise<void> {
  const text = texts.locator('visible=true').last()
  await text.press('End')
  await text.press('ArrowLeft')
  await text.press('Shift+ArrowLeft')
}

/** Changes the page as a browser does, lets its scripts come, and checks that everything is as it was. */
async function expectKept(page: Page, lang: Language, release: () => void): Promise<void> {
  await page.locator('main').evaluate((main) => main.setAttribute('data-of-server', ''))
  await addForeignMarkup(page)
  const [states, caret] = [await statesOf(page), await caretOf(page)]
  release()
  await untilScripted(page, lang)
  // What this is about has happened.
  await expect(page.locator('main[data-of-server]')).toHaveCount(0)
  await expect.poll(() => statesOf(page)).toEqual(states)
  await expect.poll(() => caretOf(page)).toEqual(caret)
}

for (const lang of LANGUAGES) {
  for (const path of PATHS) {
    test(
      `${path} in ${lang}: everything that was filled in is still there, and the caret`,
      ONLY_IN_SWEEP,
      async ({ page }) => {
        const { release } = await openWithoutScripts(page, localizedHref(path, lang))
        expect(await fillAll(page, 'amelie@courriel.example')).toBeGreaterThan(2)
        const own = page.locator('main').locator(TEXTS).locator('visible=true')
        await selectLetter((await own.count()) > 0 ? own : page.locator('header').locator(TEXTS))
        await expectKept(page, lang, release)
      },
    )
  }

  for (const { path, type } of FORMS) {
    const details = inEveryRun(lang === 'fr' && path === '/get-quote')
    test(
      `${path} in ${lang}: everything that was filled in is still there, and sent`,
      details,
      async ({ page, site }) => {
        const email = `translated-${type}-${lang}@courriel.example`
        const { release } = await openWithoutScripts(page, localizedHref(path, lang))
        await fillAll(page, email)
        const form = page.locator('form[action="/api/leads"]')
        await selectLetter(form.locator(TEXTS))
        await expectKept(page, lang, release)
        const filled = await form.evaluate((element: HTMLFormElement) =>
          Object.fromEntries([...new FormData(element)].filter(([, value]) => typeof value === 'string')),
        )
        const [request] = await Promise.all([
          page.waitForRequest((request) => request.url().endsWith('/api/leads')),
          form.locator('button[type=submit]').locator('visible=true').click(),
        ])
        const { payload } = request.postDataJSON()
        for (const [name, value] of Object.entries(filled)) {
          if (name in payload && name !== 'conversion_page') expect.soft(payload[name], name).toContain(value)
        }
        await expect.poll(() => leadsOf(site, email)).toHaveLength(1)
        expect(JSON.stringify(leadsOf(site, email))).toContain('Amélie, ')
      },
    )
  }

  for (const last of [2, 3, 4]) {
    test(
      `step ${last} of the booking in ${lang}: everything is still there`,
      ONLY_IN_SWEEP,
      async ({ page }) => {
        const { release } = await openWithoutScripts(page, localizedHref('/book-installation', lang))
        const form = page.locator('form[action="/api/leads"]')
        for (let step = 2; step <= last; step++) {
          await fillAll(page, `step-${last}-${lang}@courriel.example`)
          await form.locator('button[name=step]').click({ noWaitAfter: true })
          await expect(page).toHaveURL(new RegExp(`#step-${step}$`))
          await expect(page.locator('body > footer')).toBeAttached()
        }
        await fillAll(page, `step-${last}-${lang}@courriel.example`)
        await selectLetter(form.locator(TEXTS))
        await expectKept(page, lang, release)
        await expect(page.locator(`#step-${last}`)).toBeVisible()
      },
    )
  }

  test(
    `a review in ${lang}: everything that was filled in is still there`,
    ONLY_IN_SWEEP,
    async ({ page, site }) => {
      const { release } = await openWithoutScripts(page, await reviewPath(site, 'Amélie Gagnon', lang))
      expect(await fillAll(page, 'amelie@courriel.example')).toBeGreaterThan(8)
      await selectLetter(page.locator('main').locator(TEXTS))
      await expectKept(page, lang, release)
    },
  )
}

test(
  'the search of a phone is open, with what was typed, and can be typed on',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await setWidth(page, 360)
    const { release } = await openWithoutScripts(page, '/tv-mounting?lang=fr')
    await page.locator('[popovertarget=mobile-search]').click()
    const box = page.locator('#mobile-search-text')
    await box.pressSequentially('thermopomp')
    await expectKept(page, 'fr', release)
    await page.keyboard.type('e')
    await expect(box).toHaveValue('thermopompe')
    await expect(page.locator('#mobile-search').getByRole('option').first()).toBeVisible()
  },
)
