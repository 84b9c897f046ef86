import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { leadsOf } from '../e2e/stored-leads.ts'
import { type FaultyProxy, faultyProxy } from '../sweep/faulty-proxy.ts'
import { FORM, newAddress, open, type Try, untilLive } from './journeys.ts'
import { arrive, click, see, type, until } from './steps.ts'

/* What visitors do while the line is cut, slow or silent. A real proxy stands between browser and site. */

const MESSAGE = 'A heat pump for two floors.'
const MAIN = `${FORM} button[type=submit]`

/** Takes a journey through a proxy that fails as it is told. */
export async function onBadLine(one: Try, journey: (one: Try, line: FaultyProxy) => Promise<void>) {
  const line = await faultyProxy(one.site.url, { keepsHost: true })
  try {
    await journey({ ...one, site: { ...one.site, url: line.url } }, line)
  } finally {
    line.close()
  }
}

async function fillInQuote(one: Try, email: string) {
  const { engine } = one
  await open(one, '/get-quote?service=heat-pump-installation&city=gatineau')
  await untilLive(one)
  await type(engine, `${FORM} [name=name]`, 'Amélie Gagnon')
  await type(engine, `${FORM} [name=email]`, email)
  await type(engine, `${FORM} [name=message]`, MESSAGE)
}

/** The form says that there was no answer, has all that was typed, and can be sent again. */
async function expectKept({ engine, lang }: Try) {
  const { failures, noAnswer } = getDictionary(lang).forms
  await see(engine, `${FORM} [role=alert]`, failures.lead.title)
  await see(engine, `${FORM} [role=alert]`, noAnswer)
  const typed = () =>
    document.querySelector<HTMLTextAreaElement>('form[action="/api/leads"] [name=message]')?.value
  expect(await engine.run(typed)).toBe(MESSAGE)
  await until(
    engine,
    'a button to send again',
    (button) => document.querySelector(`${button}:enabled`) !== null,
    MAIN,
  )
}

/** The browser is at the page of the one lead that is stored. */
async function expectOneLead({ engine, site }: Try, email: string) {
  const reference = await until(
    engine,
    'the page of the request',
    () => location.pathname.match(/\/request\/(M-.+)/)?.[1],
  )
  expect(leadsOf(site, email)).toMatchObject([{ reference }])
}

/** The line is cut, then the answer is lost, then all is well: the form is kept, and one lead arrives. */
export async function cutOff(one: Try, line: FaultyProxy): Promise<void> {
  const { engine, site } = one
  const email = newAddress()
  await fillInQuote(one, email)
  line.set('down')
  await click(engine, MAIN)
  await expectKept(one)
  expect(leadsOf(site, email)).toEqual([])
  line.set('answer lost')
  await click(engine, MAIN)
  await expect.poll(() => leadsOf(site, email)).toHaveLength(1)
  await expectKept(one)
  line.set('none')
  await click(engine, MAIN)
  await expectOneLead(one, email)
}

/** Nothing is answered: sending is given up in time, and the second try arrives. */
export async function silent(one: Try, line: FaultyProxy): Promise<void> {
  const { engine, site } = one
  const email = newAddress()
  await fillInQuote(one, email)
  line.set('silent')
  await click(engine, MAIN)
  await expectKept(one)
  line.set('none')
  await click(engine, MAIN)
  await expectOneLead(one, email)
  expect(leadsOf(site, email)).toHaveLength(1)
}

/**
 * The wizard's first step while the server cannot be reached. The code of Next was loaded when the visitor began to use the page,
 * so the step is shown. Nothing says that a request failed, or that there is a new release.
 */
export async function nextWithoutLine(one: Try, line: FaultyProxy): Promise<void> {
  const { engine, lang } = one
  const { forms, app } = getDictionary(lang)
  await open(one, '/book-installation')
  await until(engine, 'the first step', () => /^(Step|Étape) 1/.test(document.title))
  const chosenAt = await engine.run(() => performance.now())
  await click(engine, 'label:has(input[value="tv-audio"])')
  await until(
    engine,
    'the code of the next step',
    (from) => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      // Browsers list a file when it has come, so a time without another one says that none is on its way.
      const last = Math.max(...files.map(({ startTime, duration }) => startTime + duration))
      return files.some(({ startTime }) => startTime > from) && performance.now() - last > 2_000
    },
    chosenAt,
  )
  await click(engine, 'label:has(input[value="65-75"])')
  line.set('down')
  await click(engine, MAIN)
  await arrive(engine, '#step-2')
  const text = await engine.run(() => document.body.innerText)
  for (const wrong of [forms.failures.lead.title, app.reload.text]) expect(text).not.toContain(wrong)
}
