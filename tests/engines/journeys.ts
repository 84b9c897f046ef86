import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { leadsOf } from '../e2e/stored-leads.ts'
import type { Engine } from './engine.ts'
import { arrive, choose, click, KEYS, keys, type Place, press, see, type, until, within } from './steps.ts'

/** What is tried: an engine, a site of its own, in one language. */
export interface Try {
  engine: Engine
  site: Site
  lang: Language
}

export type Journey = (one: Try) => Promise<void>

export const FORM = 'form[action="/api/leads"]'

export const open = ({ engine, site, lang }: Try, path: string) =>
  engine.open(site.url + localizedHref(path, lang))

/** The form's scripts have told when it was opened. */
export const untilLive = ({ engine }: Try) =>
  until(
    engine,
    'a live form',
    () => document.querySelector<HTMLInputElement>('[name=form_start_time]')?.value,
  )

export const newAddress = () => `${randomUUID()}@courriel.example`

/** Sends the form; the reference that is shown is that of the one lead that is stored. */
async function send({ engine, site, lang }: Try, email: string): Promise<void> {
  await click(engine, `${FORM} button[type=submit]`)
  const reference = await until(
    engine,
    'a reference',
    () => document.body.innerText.match(/\bM-\w{4}-\w{4}\b/)?.[0],
  )
  expect(leadsOf(site, email)).toMatchObject([{ reference, language: lang }])
}

const TYPED = { en: 'tv mounting in toronto', fr: 'installation de televiseur a toronto' }

const search: Journey = async (one) => {
  const { engine, lang } = one
  await open(one, '/')
  await type(engine, '[role=combobox]', TYPED[lang])
  await see(engine, '.search-panel [role=option]', 'Toronto')
  await keys(engine, [KEYS.down, KEYS.enter])
  await arrive(engine, localizedHref('/toronto/tv-mounting', lang))
  await see(engine, 'h1', 'Toronto')
}

const filters: Journey = async (one) => {
  const { engine, lang } = one
  const words = getDictionary(lang)
  await open(one, '/services')
  await type(engine, '#catalogue-search', lang === 'fr' ? 'télé' : 'tv')
  await arrive(engine, 'q=t')
  await see(engine, '#results li', lang === 'fr' ? 'téléviseur' : 'TV')
  await click(engine, '[popovertarget="catalogue-filters"]')
  await click(engine, '#catalogue-filters label', words.service.complexity.Moderate)
  await arrive(engine, 'complexity=Moderate')
}

const estimator: Journey = async (one) => {
  const { engine } = one
  const otherThan = (former: string) => {
    const shown = document.querySelector<HTMLElement>('#estimate [aria-live] p')?.innerText
    return shown === former ? undefined : shown
  }
  await open(one, '/tv-mounting')
  const before = await until(engine, 'an estimate', otherThan, '')
  await click(engine, '#estimate input[type=range]')
  await keys(engine, [KEYS.end])
  await until(engine, 'another estimate', otherThan, before)
}

const quote: Journey = async (one) => {
  const { engine } = one
  const email = newAddress()
  await open(one, '/get-quote?service=tv-mounting&city=toronto')
  await untilLive(one)
  await type(engine, `${FORM} [name=name]`, 'Amélie Gagnon')
  await type(engine, `${FORM} [name=email]`, email)
  await type(engine, `${FORM} [name=message]`, 'Un téléviseur de 65 pouces.')
  await send(one, email)
}

const contact: Journey = async (one) => {
  const { engine } = one
  const email = newAddress()
  await open(one, '/contact')
  await untilLive(one)
  await type(engine, `${FORM} [name=firstName]`, 'Amélie')
  await type(engine, `${FORM} [name=lastName]`, 'Gagnon')
  await type(engine, `${FORM} [name=email]`, email)
  await type(engine, `${FORM} [name=message]`, 'Is Laval served?')
  await send(one, email)
}

const wizard: Journey = async (one) => {
  const { engine } = one
  const email = newAddress()
  const next = () => click(engine, `${FORM} button[type=submit]`)
  await open(one, '/book-installation')
  await until(engine, 'the first step', () => /^(Step|Étape) 1/.test(document.title))
  await click(engine, 'label:has(input[value="tv-audio"])')
  await click(engine, 'label:has(input[value="65-75"])')
  await next()
  await arrive(engine, '#step-2')
  await type(engine, '#booking-name', 'Amélie Gagnon')
  await type(engine, '#booking-email', email)
  await type(engine, '#booking-city', 'Trois-Rivières')
  await choose(engine, '#booking-province_state', 'QC')
  await next()
  await arrive(engine, '#step-3')
  await type(engine, '#booking-message', 'A 65 inch television on a plaster wall.')
  await next()
  await arrive(engine, '#step-4')
  await send(one, email)
}

/** What visitors do. */
export const OF_VISITORS = { search, filters, estimator, quote, wizard, contact }

const NAVBAR = '[data-testid=studio-navbar]'

/** Who works in a language: the server keeps the one each person has chosen for the Studio. */
const STAFF = { en: PEOPLE.administrator, fr: PEOPLE.editor }

/** Its button offers the other language. */
const OFFERED = { en: 'Français', fr: 'English' }

/** Signs in by the Studio's own form, and turns the Studio, which begins in English, to the language. */
const signIn: Journey = async ({ engine, site, lang }) => {
  await engine.open(`${site.url}/studio`)
  await type(engine, 'input[type=email]', STAFF[lang].email)
  await type(engine, 'input[type=password]', STAFF[lang].password)
  await keys(engine, [KEYS.enter])
  await see(engine, NAVBAR)
  if (lang === 'fr') await click(engine, `${NAVBAR} button`, OFFERED.en)
  await see(engine, `${NAVBAR} button`, OFFERED[lang])
}

/** Sanity names the button of an action after its words. */
const PUBLISH = ':is([data-testid=action-publish], [data-testid=action-publier])'

const publish: Journey = async (one) => {
  const { engine, site, lang } = one
  const name = `${lang === 'fr' ? 'Pale' : 'Fan'} ${randomUUID().slice(0, 6)}`
  const field = `[data-testid="field-name.${lang}"] input`
  await engine.open(`${site.url}/studio/intent/edit/id=service-ceiling-fans;type=service/`)
  await type(engine, field, name)
  await click(engine, `${PUBLISH}:not([data-disabled=true])`)
  // English that changed asks what is to become of the French.
  if (lang === 'en') await click(engine, '[role=dialog] button', 'Publish in English only')
  await until(
    engine,
    'the publish',
    (button) => document.querySelector(button)?.matches(':disabled, [data-disabled=true]'),
    PUBLISH,
  )
  await open(one, '/ceiling-fans')
  await see(engine, 'h1', name)
}

const preview: Journey = async (one) => {
  const { engine, site, lang } = one
  const page = localizedHref('/tv-mounting', lang)
  await engine.open(`${site.url}/studio/presentation?preview=${encodeURIComponent(page)}`)
  const heading = await until(engine, 'a heading that can be edited', placeInPreview)
  // The overlay may not hear the first click: it loads after the page.
  for (let tries = 3; tries > 0; tries--) {
    await press(engine, heading)
    if (await within(engine, 5000, hasFocus, `field-name.${lang}`)) return
  }
  throw new Error(`${engine.name}: a click in the preview does not lead to its field.`)
}

function placeInPreview(): Place | null {
  const frame = document.querySelector('iframe')
  const page = frame?.contentDocument
  const heading = page?.querySelector('h1[data-sanity]')
  if (!frame || !heading || !page?.querySelector('sanity-visual-editing')) return null
  const [outer, inner] = [frame.getBoundingClientRect(), heading.getBoundingClientRect()]
  return {
    x: Math.round(outer.left + inner.left + inner.width / 2),
    y: Math.round(outer.top + inner.top + inner.height / 2),
  }
}

const hasFocus = (field: string) => document.activeElement?.closest(`[data-testid="${field}"]`) !== null

const ADD_COMMENT = { en: 'Add comment', fr: 'Ajouter un commentaire' }

/** A comment at a field, by its button, which is there while the mouse is over the field. */
const comment: Journey = async ({ engine, site, lang }) => {
  const text = `Is this right? ${randomUUID().slice(0, 6)}`
  const field = `[data-testid="field-name.${lang}"]`
  await engine.open(`${site.url}/studio/intent/edit/id=service-tv-mounting;type=service/`)
  await click(engine, `${field} input`)
  await click(engine, `${field} button[aria-label="${ADD_COMMENT[lang]}"]`)
  await click(engine, '[data-testid=comment-input-editable]')
  await keys(engine, [...text])
  await click(engine, '[data-testid=comment-input-send-button]')
  await see(engine, '[data-testid=comments-list-item]', text)
}

/** What staff do: the others need the first. */
export const OF_STAFF = { 'sign-in': signIn, publish, preview, comment }
