import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { untilTaken } from './measured-pages.ts'

/** Twenty states of the catalogue, each with what it is about. They are looked at in both languages. */
export const STATES = [
  'category=hvac',
  'category=electronics&sort=price',
  'category=spaceships',
  'categories=hvac,electrical',
  'categories=hvac,electrical&licensed=yes&sort=price-desc',
  'complexity=Easy',
  'complexity=Moderate,Complex&permit=yes',
  'licensed=yes',
  'permit=yes&sort=name',
  'sort=price',
  'sort=name',
  'q=thermostat',
  'q=tv&complexity=Easy',
  'q=télévisuer',
  'q=heat pump&sort=price-desc',
  'q=toronto',
  'q=ev charger halifax&licensed=yes',
  'city=toronto,laval&category=plumbing',
  'q=xyzzy furnise&complexity=Easy',
  'q=<b>&category=gas&permit=yes&complexity=Easy',
] as const

/** What somebody sees of the catalogue: every line of text, every link, and what the controls are set to. */
export function seen(page: Page) {
  return page.locator('#catalogue').evaluate((catalogue) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const results = catalogue.querySelector('#results') ?? catalogue
    const all = <Found extends Element>(selector: string, root: ParentNode = results) =>
      [...root.querySelectorAll<Found>(selector)].filter(isSeen)
    const text = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim()
    return {
      status: all('[role=status]').map(text),
      notices: all('p').flatMap((line) => (line.closest('article, [role=status]') ? [] : [text(line)])),
      headings: all('h3').flatMap((line) => (line.closest('article') ? [] : [text(line)])),
      cards: all('article').map((card) => ({
        card: text(card),
        links: all<HTMLAnchorElement>('a', card.parentElement ?? card).map((link) =>
          link.getAttribute('href'),
        ),
      })),
      otherLinks: all<HTMLAnchorElement>('a').flatMap((link) =>
        link.closest('li:has(article)')
          ? []
          : [`${link.ariaLabel ?? text(link)}: ${link.getAttribute('href')}`],
      ),
      // With scripts a wide screen shows the first ten of them, and the others when asked.
      chips: [...catalogue.querySelectorAll<HTMLAnchorElement>('.chip-row a')].map(
        (chip) => `${chip.textContent} ${chip.getAttribute('href')} ${chip.ariaCurrent ?? ''}`,
      ),
      search: catalogue.querySelector<HTMLInputElement>('#catalogue-search')?.value,
      sort: catalogue.querySelector<HTMLSelectElement>('#catalogue-sort')?.value,
      ticked: [...catalogue.querySelectorAll<HTMLInputElement>('#catalogue-filters :checked')].map(
        ({ name, value }) => `${name}=${value}`,
      ),
    }
  })
}

/**
 * Compares a state in three ways: as the server sends it to a browser without scripts, as scripts make it of the whole
 * catalogue, and as it is after scripts took over the page of the server.
 * @param plain a page of a browser without scripts
 * @param page a page with scripts that shows the whole catalogue
 */
export async function expectSameWithoutScripts(
  { plain, page }: { plain: Page; page: Page },
  state: string,
  lang: Language,
): Promise<number> {
  const address = localizedHref(`/services?${new URLSearchParams(state)}`, lang)
  await page.evaluate((to) => history.pushState(null, '', to), address)
  const status = page.locator('#results [role=status]')
  await expect(status).not.toContainText(getDictionary(lang).services.searchNotes.loading)
  await plain.goto(address)
  const sent = await seen(plain)
  // The notes of scripts are loaded when they are first needed.
  await expect.poll(() => seen(page), { message: address }).toEqual(sent)
  return sent.cards.length
}

/** Opens the whole catalogue, whose scripts have taken it over. */
export async function openWhole(page: Page, lang: Language): Promise<void> {
  await page.goto(localizedHref('/services', lang))
  await untilTaken(page.locator('#catalogue-sort'))
}
