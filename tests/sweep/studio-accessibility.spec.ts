import { expect, type Page } from '@playwright/test'
import type { Language } from '#lib/i18n/languages.ts'
import { LEADS, TOOLS } from '#studio/tools/tools.ts'
import { expectNothingFound } from '../e2e/axe.ts'
import { expectVisibleControls } from '../e2e/controls.ts'
import { type NewPage, testWithSite } from '../e2e/fixtures.ts'
import { focusFault } from '../e2e/keyboard-walk.ts'
import { setWidth } from '../e2e/measured-pages.ts'
import { PEOPLE } from '../e2e/people.ts'
import { goTo, openDocument, openStudio, setLocalized, signIn } from '../e2e/studio.ts'
import { sendLead } from './send-lead.ts'
import { recordRows } from './table.ts'

/*
 * Our own tools of the Studio, filled: with axe, at 200 %, in forced colours and by keyboard alone. Sanity's bar, lists and forms are
 * around them. What those lack stands in docs/product.md.
 */

const test = testWithSite({ env: { DEEPL_KEY: 'a-key' } })

/** A page of ours, or a dialog on it: where it is, its element, and how it is opened from there. */
interface Part {
  path: string
  selector: string
  open?: (page: Page) => Promise<void>
}

const PARTS: Record<string, Part> = {
  home: { path: '/studio', selector: '#home' },
  ...Object.fromEntries(
    TOOLS.map(({ name }) => [name, { path: `/studio/${name}`, selector: `#${name}` }] as const),
  ),
  'a lead': {
    path: `/studio/${LEADS.name}`,
    selector: '#leads',
    open: (page) =>
      page
        .locator('#leads')
        .getByRole('button', { name: /Amélie/ })
        .click(),
  },
  'a text to translate': {
    path: '/studio/translations',
    selector: '#translations',
    open: (page) =>
      page.getByRole('button', { name: /^(Start with the first|Commencer par le premier)/ }).click(),
  },
  'suggested French': {
    path: '/studio/translations',
    selector: '#suggest-french',
    open: (page) => page.getByRole('button', { name: /^(Suggest French|Proposer le français) \(/ }).click(),
  },
  'a table to import': { path: '/studio/bulk/csv', selector: '#bulk' },
  'a picture with tags': {
    path: '/studio/media',
    selector: '#picture',
    open: (page) => page.locator('#media li button').first().click(),
  },
}

/** 640 px is a window of 1280 px at 200 %. */
const LOOKS: [width: number, lang: Language][] = [
  [1280, 'en'],
  [640, 'fr'],
  [400, 'en'],
  [400, 'fr'],
]

test.beforeAll(async ({ browser, site }) => {
  await site.client.patch('siteSettings').set({ approval: true }).commit()
  await site.client.patch('service-tv-mounting').unset(['description.fr']).commit()
  await sendLead(site.url, { name: 'Amélie Gagnon', email: 'amelie@courriel.example' })
  const page = await browser.newPage({ baseURL: site.url })
  await signIn(page, PEOPLE.editor)
  await openDocument(page, 'service-ceiling-fans', 'service')
  await setLocalized(page, 'name', 'en', 'Ceiling fans and lamps')
  await setLocalized(page, 'name', 'fr', 'Ventilateurs de plafond et lampes')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByRole('button', { name: 'Waits for approval' })).toBeDisabled()
  await page.context().close()
})

async function openIn(newPage: NewPage, lang: Language): Promise<Page> {
  const page = await newPage({ locale: `${lang}-CA` })
  // A sweep would wait half an hour for what is not there.
  page.setDefaultTimeout(30_000)
  await signIn(page, PEOPLE.administrator)
  await openStudio(page)
  const other = page.getByTestId('studio-navbar').getByRole('button', { name: 'Français' })
  if (lang === 'fr' && (await other.isVisible())) await other.click()
  return page
}

/** Goes to a part and waits until it has read what it shows. */
async function show(page: Page, { path, selector, open }: Part): Promise<void> {
  await goTo(page, '/studio/structure')
  await goTo(page, path)
  await open?.(page)
  const part = page.locator(selector)
  await expect(part).toContainText(/\w{3,}/, { timeout: 30_000 })
  await expect(part.locator('[data-ui="Spinner"]:visible')).toHaveCount(0, { timeout: 30_000 })
  await page.waitForLoadState('networkidle')
}

for (const [width, lang] of LOOKS) {
  test(`every tool of ours at ${width} px, ${lang}: axe finds nothing, nothing is wider than the window`, async ({
    newPage,
  }) => {
    const page = await openIn(newPage, lang)
    await setWidth(page, width)
    const before = test.info().errors.length
    for (const [name, part] of Object.entries(PARTS)) {
      await show(page, part)
      await expectNothingFound(page, { part: part.selector })
      const wider = await page
        .locator(part.selector)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect.soft(wider, `${name} at ${width} px`).toBeLessThan(2)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
    }
    recordRows('tests/sweep/studio-accessibility.spec.ts', {
      [`tools of the Studio at ${width} px, ${lang}`]: {
        tried: Object.keys(PARTS).length,
        lost: test.info().errors.length - before,
      },
    })
  })
}

test('every tool of ours in forced colours: each control is seen', async ({ newPage }) => {
  const page = await openIn(newPage, 'en')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const part of Object.values(PARTS)) {
    await show(page, part)
    await expectVisibleControls(page, part.selector)
  }
})

/** The most controls of a tool that are walked through: long lists have the same in every row. */
const LONGEST_WALK = 60

for (const width of [1280, 400]) {
  test(`every tool of ours by keyboard alone at ${width} px: Tab reaches each control in order, and it is seen where`, async ({
    newPage,
  }) => {
    const page = await openIn(newPage, 'en')
    await setWidth(page, width)
    for (const [name, part] of Object.entries(PARTS)) {
      await show(page, part)
      const { walked, faults } = await walk(page, part.selector)
      expect.soft(walked, name).toBeGreaterThan(0)
      expect.soft(faults, `${name} at ${width} px`).toEqual([])
    }
  })
}

/** Tabs through a part from its beginning, in a dialog round once; what is wrong on the way. */
async function walk(page: Page, selector: string): Promise<{ walked: number; faults: string[] }> {
  const camera = await page.context().newCDPSession(page)
  const isDialog = await page.evaluate((root) => {
    const within = document.querySelector<HTMLElement>(root)
    const isDialog = within?.matches('[role=dialog], :has([role=dialog])') ?? false
    // Tab goes on from the element with the focus. A dialog has taken it.
    if (within && !isDialog) {
      within.tabIndex = -1
      within.focus()
    }
    return isDialog
  }, selector)
  const faults: string[] = []
  for (let walked = 0; walked < LONGEST_WALK; walked++) {
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Tab')
    // Parts may have come meanwhile: who comes next is looked for anew.
    const step = await page.evaluate(
      ([root, last]) => {
        const controls =
          'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]:not(:empty)'
        const groups = new Set<string>()
        const stops = [
          ...(document.querySelector(root)?.querySelectorAll<HTMLElement>(controls) ?? []),
        ].filter((element) => {
          if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false
          if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
          // A group of radio buttons is one stop: the chosen one, or else the first.
          const group = `[name="${element.name}"]`
          const isStop = element.checked || !document.querySelector(`${group}:checked`)
          return isStop && !groups.has(group) && groups.add(group)
        })
        const nameOf = (element: Element | null | undefined) =>
          element?.outerHTML.replace(/ (class|style|d)="[^"]*"/g, '').slice(0, 120)
        const from = stops.indexOf(last as HTMLElement)
        const wanted = stops[from + 1]
        const now = document.activeElement
        // Day, month and year of a date are stops within one field.
        return {
          isEnd: wanted === undefined,
          isRight: wanted === now || (now === last && now?.matches('[type=date], [type=time]')),
          wanted: nameOf(wanted),
          now: nameOf(now),
        }
      },
      [selector, before] as const,
    )
    if (step.isEnd) return { walked, faults }
    if (!step.isRight) {
      // A dialog begins in its middle, and goes round.
      if (isDialog && walked === 0) continue
      return { walked, faults: [...faults, `${step.wanted}: Tab leads to ${step.now}`] }
    }
    const fault = await focusFault(page, camera)
    if (fault) faults.push(`${step.now}: ${fault}`)
  }
  return { walked: LONGEST_WALK, faults }
}
