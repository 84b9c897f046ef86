import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { setWidth, type WIDTHS } from './measured-pages.ts'

/** The conditions in which a page is looked at. */
export interface Look {
  lang: Language
  width: (typeof WIDTHS)[number]
  scheme: 'light' | 'dark'
}

/** All combinations. A check that uses one combination for each page takes them in turns, in this order. */
export const LOOKS: readonly Look[] = [
  { lang: 'en', width: 1280, scheme: 'light' },
  { lang: 'fr', width: 360, scheme: 'light' },
  { lang: 'en', width: 360, scheme: 'dark' },
  { lang: 'fr', width: 1280, scheme: 'dark' },
  { lang: 'en', width: 360, scheme: 'light' },
  { lang: 'fr', width: 1280, scheme: 'light' },
  { lang: 'en', width: 1280, scheme: 'dark' },
  { lang: 'fr', width: 360, scheme: 'dark' },
]

/** The combination for one of several pages or states, by its place among them; only those of one width, if it is given. */
export function lookInTurn(place: number, width?: Look['width']): Look {
  const looks = LOOKS.filter((look) => width === undefined || look.width === width)
  const look = looks[place % looks.length]
  if (!look) throw new Error(`Nothing is looked at at ${width} px.`)
  return look
}

export const nameOf = ({ lang, width, scheme }: Look) => `${lang}, ${width} px, ${scheme}`

/** A state of a component that a page has only after an action of the user. */
export interface State {
  name: string
  path: string
  /** The only width it exists at, if there is one. */
  width?: Look['width']
  /** Performs the action on the open page. Calls `check` for each thing to look at: the whole page, or a part of it. */
  show(page: Page, lang: Language, check: (part?: string) => Promise<void>): Promise<void>
}

export const STATES: State[] = [
  menu('services-menu', 1280),
  menu('mobile-search', 360),
  menu('cities-menu', 1280),
  menu('mobile-menu', 360),
  {
    name: 'the catalogue with its filters open, then in use',
    path: '/services',
    async show(page, _, check) {
      await page.locator('.filters-button').click()
      const panel = page.locator('#catalogue-filters')
      await expect(panel).toBeVisible()
      await panel.getByRole('checkbox').first().click()
      await check()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await check()
    },
  },
  {
    name: 'the catalogue without a result',
    path: '/services?q=xyzzy',
    async show(page, lang, check) {
      // Until it is filtered the whole catalogue is out of sight, and axe would see nothing.
      await expect(page.locator('#results').getByText(getDictionary(lang).services.empty)).toBeVisible()
      await check()
    },
  },
  {
    name: 'the service page with the live activity popup',
    path: '/tv-mounting',
    async show(page, lang, check) {
      const popup = page.getByRole('region', { name: getDictionary(lang).activity.label })
      await expect(popup).toBeVisible()
      // It stays while it has the focus.
      await popup.getByRole('button').focus()
      await check()
    },
  },
  {
    name: 'the service page with each tab of the guide, every answer open',
    path: '/tv-mounting',
    async show(page, _, check) {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.removeAttribute('name')
          details.setAttribute('open', '')
        }
      })
      const lists = await page.getByRole('tablist').all()
      expect(lists.length).toBeGreaterThan(0)
      for (const place of [0, 1, 2, 3]) {
        for (const list of lists) {
          const tab = list.getByRole('tab').nth(place)
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
        }
        // The first tabs with the whole page around them; the others change their own section only.
        await check(place === 0 ? undefined : 'section:has([role=tablist])')
      }
    },
  },
  {
    name: 'the search with results, with its filters open, and without a result',
    path: '/',
    async show(page, lang, check) {
      const { shell, search } = getDictionary(lang)
      const box = page.getByRole('combobox', { name: shell.search, exact: true })
      const options = page.locator('.search-panel [role=option]')
      // Not by the box: it is a combobox only once the scripts are there.
      const opener = page.locator('[popovertarget=mobile-search]')
      if (await opener.isVisible()) await opener.click()
      await box.fill('garage')
      await expect(options.first()).toBeVisible()
      await box.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await check('header')
      const filters = page.locator('.search-panel').getByRole('button', { name: search.panel.filters })
      await filters.click()
      await expect(page.locator('.search-panel').getByRole('slider').first()).toBeVisible()
      await check('header')
      await box.fill('xyzzy')
      await expect(options).toHaveCount(0)
      await check('header')
    },
  },
]

function menu(id: string, width: Look['width']): State {
  return {
    name: `the header with its ${id} open`,
    path: '/',
    width,
    async show(page, _, check) {
      await page.locator(`header button[popovertarget=${id}]`).first().click()
      const opened = page.locator(`#${id}`)
      await expect(opened).toBeVisible()
      // Scripts take what it covers out of reach.
      if ((await opened.getAttribute('data-covers')) !== null) {
        await expect(page.locator('main')).toHaveAttribute('inert')
      }
      await check()
    },
  }
}

/** Opens a page in a language, at a width, in a colour scheme. */
export async function openAs(page: Page, path: string, { lang, width, scheme }: Look): Promise<void> {
  await setWidth(page, width)
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto(localizedHref(path, lang))
}
