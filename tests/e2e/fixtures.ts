import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { LANGUAGE_CHOSEN } from '#lib/browser/early-offer.ts'
import { endHostedProject, startHostedSite, withoutInternet } from '../hosted/hosted-site.ts'
import type { Credentials } from './people.ts'
import { rememberContent } from './restore-content.ts'
import { sharedSite } from './shared-site.ts'
import { type OwnSite, type Site, type SiteOptions, startSite } from './site.ts'
import { signIn } from './studio.ts'

/** Opens a page in a browser of its own, as one more person has. */
export type NewPage = (options?: BrowserContextOptions) => Promise<Page>

interface Fixtures {
  /** The server the tests of the file are about, also the base of relative addresses. */
  site: Site
  newPage: NewPage
}

export interface WorkerFixtures {
  /** Where the content is: in the embedded lake, or in hosted Sanity. */
  mode: 'embedded' | 'hosted'
  /** The server of a file: the first test that asks starts it, the first of the next file stops it. */
  ownSite: (options: SiteOptions, file: string) => Promise<OwnSite>
}

/**
 * The options of files that change the published content and drafts, and nothing else. Each worker keeps one server for all of
 * them, because a start takes seconds. Each file finds the content as it was.
 */
export const CONTENT_CHANGES: SiteOptions = {}

/** The details of a test that only the sweep runs: `npm test` has others of its kind. */
export const ONLY_IN_SWEEP = { tag: '@sweep' }

/** The details of one test of a list: `npm test` runs those for which this is true, the sweep the others. */
export const inEveryRun = (isChosen: boolean) => (isChosen ? {} : ONLY_IN_SWEEP)

/** As somebody who has chosen a language: the browser's is English, and French pages would offer the English ones. */
async function withLanguageChosen(context: BrowserContext): Promise<void> {
  await withoutInternet(context)
  await context.addInitScript((key) => {
    try {
      localStorage.setItem(key, '')
    } catch {
      // A page of no site has no storage.
    }
  }, LANGUAGE_CHOSEN)
}

/**
 * The `test` of files that change no content: all ask one server. Every file's `test` is made from this one and shares its
 * worker fixtures, or else Playwright would start a process and a browser for each file.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mode: ['embedded', { option: true, scope: 'worker' }],
  ownSite: [
    async ({ mode }, use) => {
      const start = mode === 'hosted' ? startHostedSite : startSite
      let own: { options: SiteOptions; site: OwnSite } | undefined
      let kept: { file: string; site: OwnSite; restore: () => Promise<void> } | undefined
      await use(async (options, file) => {
        if (options === CONTENT_CHANGES) {
          if (!kept) {
            const site = await start(options)
            kept = { file, site, restore: await rememberContent(site) }
          }
          if (kept.file !== file) await kept.restore()
          kept.file = file
          return kept.site
        }
        if (own?.options === options) return own.site
        await own?.site.stop()
        own = undefined
        own = { options, site: await start(options) }
        return own.site
      })
      await own?.site.stop()
      await kept?.site.stop()
      await endHostedProject()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in the pattern what a fixture needs.
  site: async ({}, use) => use(sharedSite()),
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await withLanguageChosen(context)
    await use(context)
  },
  // They are closed after the test: an open Studio hears every change, and works, through the next tests.
  newPage: async ({ browser, site }, use) => {
    const opened: Page[] = []
    await use(async (settings) => {
      const page = await browser.newPage({ baseURL: site.url, ...settings })
      opened.push(page)
      await withLanguageChosen(page.context())
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
})

/** The `test` of one file with a server of its own, which all its tests share. */
export function testWithSite(options: SiteOptions = {}) {
  return test.extend<{ site: OwnSite }>({
    site: async ({ ownSite }, use, { file }) => use(await ownSite(options, file)),
  })
}

/** The same, but all tests of the file use one `page`, where one person is signed in: opening the Studio takes seconds. */
export function testInStudio(who: Credentials, options?: SiteOptions) {
  let tab: Page | undefined
  const test = testWithSite(options).extend({
    page: async ({ browser, site }, use) => {
      if (!tab) {
        tab = await browser.newPage({ baseURL: site.url })
        await withoutInternet(tab.context())
        await signIn(tab, who)
      }
      await use(tab)
    },
  })
  test.afterAll(() => tab?.context().close())
  return test
}
