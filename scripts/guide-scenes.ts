import type { Page } from '@playwright/test'
import type { Scene } from '#app/studio-guide/_text/guide.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface Credentials {
  email: string
  password: string
}

const SERVICE = '/studio/intent/edit/id=service-tv-mounting;type=service/'
const LAKE = '/api/lake/v1'

const COMMENT: Record<Language, string> = {
  en: 'Do we still mount projectors?',
  fr: 'Parle-t-on aussi de projecteurs?',
}

/**
 * The actions that lead to each scene of the guide, in order and in one browser. A scene must leave the Studio in a state in
 * which the next scene works.
 * @param isFirst whether to make content first, because lists would be empty otherwise
 */
export function guideScenes(
  administrator: Credentials,
  lang: Language,
  isFirst: boolean,
): Record<Scene, (page: Page) => Promise<void>> {
  let isMissing = isFirst
  return {
    'sign-in': async (page) => {
      await page.goto('/studio')
      await page.getByRole('dialog').getByRole('button').last().waitFor()
    },
    edit: async (page) => {
      if (await page.getByTestId('studio-navbar').isHidden()) await signIn(page, administrator)
      if (isMissing) {
        isMissing = false
        await makeSomething(page)
      }
      await openService(page)
    },
    comments: async (page) => {
      await openService(page)
      const field = page.getByTestId(`field-name.${lang}`)
      await field.hover()
      await field.getByRole('button', { name: /^(Add comment|Ajouter un commentaire)$/ }).click()
      await page.getByTestId('comment-input-editable').first().click()
      await page.keyboard.type(COMMENT[lang])
      await page.getByTestId('comment-input-send-button').first().click()
      await page.getByTestId('comments-list-item').filter({ hasText: COMMENT[lang] }).waitFor()
      await page.getByRole('button', { name: /^(Got it|Compris)$/ }).click()
    },
    preview: async (page) => {
      await page.goto(
        `/studio/presentation?preview=${encodeURIComponent(localizedHref('/tv-mounting', lang))}`,
      )
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
      // The switch for selecting texts works only after the page in the frame has answered.
      await page.locator('[data-ui="Switch"] input:enabled').first().waitFor({ state: 'attached' })
      await page.getByTestId('form-view').waitFor()
    },
    share: async (page) => {
      await openService(page)
      await page.getByTestId('document-pane').getByTestId('action-menu-button').click()
      await page.getByRole('menuitem', { name: /^(Share draft|Partager le brouillon)/ }).click()
      await page.getByRole('button', { name: /^(Make the link|Créer le lien)$/ }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
    translate: async (page) => {
      await openService(page)
      await page.getByTestId('field-description').scrollIntoViewIfNeeded()
    },
    translations: async (page) => {
      await page.goto('/studio/translations')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('listitem').first().waitFor()
    },
    publish: async (page) => {
      await openService(page)
      await page
        .getByRole('button', { name: /^(What changes on the site|Ce qui change sur le site)$/ })
        .click()
      await page.getByTestId('publish-changes').waitFor()
    },
    releases: async (page) => {
      await page.goto('/studio/releases')
      await page.getByTestId('table-row').first().waitFor()
    },
    home: async (page) => {
      await page.goto('/studio')
      await page.locator('#home').getByRole('checkbox').first().waitFor()
    },
    landing: async (page) => {
      await page.goto('/studio/intent/edit/id=landing-winter;type=landingPage/')
      await page.getByTestId('field-title.en').locator('input:read-write').waitFor()
    },
    order: async (page) => {
      await page.goto('/studio/intent/edit/id=homePage;type=homePage/')
      await page.getByRole('tab', { name: /^(Order|Ordre)$/ }).click()
      const begin = page.getByRole('button', { name: /^(Move or hide sections|Déplacer ou masquer)/ })
      const back = page.getByRole('button', { name: /^(Back to the usual order|Revenir à l’ordre)/ })
      await begin.or(back).waitFor()
      // The draft still has the order from the picture in the other language.
      if (await begin.isVisible()) await begin.click()
      await back.waitFor()
    },
    history: async (page) => {
      await openService(page)
      await page.getByRole('button', { name: /^(What was on the site|Ce qui était sur le site)$/ }).click()
      await page.getByTestId('live-version').first().waitFor()
    },
    bulk: async (page) => {
      await page.goto('/studio/bulk')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('checkbox').first().waitFor()
    },
    import: async (page) => {
      await page.goto('/studio/bulk/csv')
      await page.locator('input[type="file"]').first().waitFor({ state: 'attached' })
    },
    pictures: async (page) => {
      await page.goto('/studio/media')
      await page.getByRole('listitem').first().locator('img').waitFor()
    },
    find: async (page) => {
      await page.goto('/studio/find')
      const find = page.locator('#find')
      await find.getByRole('textbox').first().fill('{cities}')
      await page.keyboard.press('Enter')
      await find.getByRole('checkbox').nth(1).waitFor()
    },
    leads: async (page) => {
      await page.goto('/studio/leads')
      await page.getByRole('listitem').first().getByRole('button').click()
      await page.getByRole('heading', { level: 2 }).waitFor()
    },
    checklist: async (page) => {
      await page.goto('/studio/checklist')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    people: async (page) => {
      await page.goto('/studio/people')
      await page.getByRole('listitem').first().waitFor()
    },
  }
}

async function signIn(page: Page, { email, password }: Credentials) {
  const form = page.getByRole('dialog')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(password)
  await form.locator('[type="submit"]').click()
  await page.getByTestId('studio-navbar').waitFor()
}

async function openService(page: Page) {
  await page.goto(SERVICE)
  await page.getByTestId('field-name.en').locator('input:read-write').waitFor()
  // The list beside the form may load later.
  await page.getByTestId('document-list-pane').locator('img').first().waitFor()
  await settle(page)
}

/** Waits for lists, pictures and tooltips that come after the element a scene waits for. */
export async function settle(page: Page) {
  await page.mouse.move(640, 799)
  await page.waitForTimeout(1_500)
}

/** Makes people, leads, a draft, and missing and outdated French. */
async function makeSomething(page: Page) {
  for (const [displayName, email, role] of [
    ['Jo Tremblay', 'jo@example.ca', 'editor'],
    ['Marie Roy', 'marie@example.ca', 'translator'],
  ]) {
    await post(page, `${LAKE}/auth/people`, { displayName, email, role })
  }
  const LEADS = [
    ['Amélie Gagnon', 'tv-audio', 'Montréal', 'QC', 'Une télé de 65 pouces sur un mur de brique.'],
    ['Paul Martin', 'tv-audio', 'Toronto', 'ON', 'Two ceiling speakers and a television in the den.'],
    ['Simone Roy', 'tv-audio', 'Québec', 'QC', 'Un support orientable dans la chambre.'],
  ]
  for (const [name, service_type, city, province_state, message] of LEADS) {
    const email = `${name?.split(' ')[0]?.toLowerCase()}@example.ca`
    const payload = { name, email, city, province_state, service_type, message }
    await post(page, '/api/leads', { type: 'lead', submission_id: crypto.randomUUID(), payload })
  }
  const patches = [
    { id: 'service-ceiling-fans', unset: ['description.fr'] },
    { id: 'service-security-cameras', unset: ['lead.fr'] },
    { id: 'service-furniture-assembly', unset: ['description.fr', 'lead.fr'] },
    {
      id: 'service-tv-mounting',
      set: {
        'description.translatedFrom':
          'Wall mounting for a television of any size, on drywall, plaster, brick or concrete.',
      },
    },
  ]
  await post(page, `${LAKE}/data/mutate/production`, {
    mutations: patches.map((patch) => ({ patch })),
  })
  const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
  const sections = [
    { _type: 'heroBlock', title: line('Ready for winter', 'Prêt pour l’hiver') },
    { _type: 'servicesBlock', title: line('What to do first', 'Par où commencer') },
    { _type: 'reviewsBlock', title: line('What people say', 'Ce que les gens en disent') },
    { _type: 'callToActionBlock', title: line('Book before the snow', 'Réservez avant la neige') },
  ]
  const landing = {
    _id: 'drafts.landing-winter',
    _type: 'landingPage',
    title: line('Ready for winter', 'Prêt pour l’hiver'),
    slug: { _type: 'slug', current: 'ready-for-winter' },
    sections: sections.map((section) => ({ ...section, _key: section._type })),
  }
  await post(page, `${LAKE}/data/mutate/production`, { mutations: [{ createOrReplace: landing }] })
  await makeRelease(page)
  await openService(page)
  await page.getByTestId('field-name.en').locator('input').fill('TV and projector mounting')
  await page.getByTestId('field-lead.en').locator('textarea').press('End')
  await page.getByTestId('action-publish').and(page.locator(':enabled')).waitFor()
}

/** Makes a release of two services, to be published in a week. */
async function makeRelease(page: Page) {
  const releaseId = 'rSpring'
  const intendedPublishAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const metadata = { title: 'Spring prices', releaseType: 'scheduled', intendedPublishAt }
  const versions = ['service-ceiling-fans', 'service-security-cameras'].map((publishedId) => ({
    actionType: 'sanity.action.document.version.create',
    publishedId,
    versionId: `versions.${releaseId}.${publishedId}`,
    baseId: publishedId,
  }))
  await post(page, '/api/lake/v2025-02-19/data/actions/production', {
    actions: [{ actionType: 'sanity.action.release.create', releaseId, metadata }, ...versions],
  })
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
}
