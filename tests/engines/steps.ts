import type { Engine } from './engine.ts'

/* What a person does on a page, for any engine. Each step waits until the page lets it happen. */

/* In milliseconds. */
const LONGEST_WAIT = 60_000
const BETWEEN = 100

/** Asks the page again and again until a function returns something; returns it, or `null` after so many milliseconds. */
export async function within<Args extends unknown[], Result>(
  engine: Engine,
  longest: number,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Result> | null> {
  const deadline = Date.now() + longest
  for (;;) {
    const isLast = Date.now() > deadline
    const found = await engine.run(work, ...args).catch((error: unknown) => {
      // A page that is left meanwhile cannot answer.
      if (isLast) throw error
    })
    if (found) return found
    if (isLast) return null
    await new Promise((done) => setTimeout(done, BETWEEN))
  }
}

/** The same, but rejects if nothing was returned, with what the page shows. */
export async function until<Args extends unknown[], Result>(
  engine: Engine,
  what: string,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Result>> {
  const found = await within(engine, LONGEST_WAIT, work, ...args)
  if (found) return found
  const page = await engine.run(() => `${location.href}\n${document.body.innerText.slice(0, 600)}`)
  throw new Error(`${engine.name}: ${what} did not happen.\n${page}`)
}

/** Waits for a visible element of a selector, with a text in it. */
export async function see(engine: Engine, selector: string, text = ''): Promise<void> {
  await until(engine, `"${text}" in ${selector}`, isVisible, selector, text)
}

function isVisible(selector: string, text: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (one) => one.getClientRects().length > 0 && one.innerText.includes(text),
  )
}

/** Waits for an address. */
export async function arrive(engine: Engine, part: string): Promise<void> {
  await until(engine, `the address ${part}`, (wanted) => location.href.includes(wanted), part)
}

/** Where to click, in CSS pixels from the top left of the window. */
export interface Place {
  x: number
  y: number
}

/** Clicks what a person would: a visible element that nothing covers and that stands still. */
export async function click(engine: Engine, selector: string, text = ''): Promise<void> {
  const place = () => until(engine, `a place to click in ${selector} "${text}"`, placeOf, selector, text)
  let before = await place()
  for (;;) {
    await new Promise((done) => setTimeout(done, BETWEEN))
    const now = await place()
    if (now.x === before.x && now.y === before.y) return press(engine, now)
    before = now
  }
}

export async function press(engine: Engine, { x, y }: Place): Promise<void> {
  const actions = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await engine.perform([{ type: 'pointer', id: 'mouse', actions }])
}

function placeOf(selector: string, text: string): Place | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && one.innerText.includes(text),
  )
  if (!found || found.matches(':disabled')) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const x = Math.round(left + width / 2)
  const y = Math.round(top + height / 2)
  const hit = document.elementFromPoint(x, y)
  return hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : null
}

/** Clicks into a field and types, in place of what is there. */
export async function type(engine: Engine, selector: string, text: string): Promise<void> {
  await click(engine, selector)
  await engine.run((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector)
  await keys(engine, [...text])
  await until(
    engine,
    `${selector} with "${text}"`,
    (field, value) => document.querySelector<HTMLInputElement>(field)?.value === value,
    selector,
    text,
  )
}

/** Presses keys one after the other. */
export async function keys(engine: Engine, pressed: string[]): Promise<void> {
  const actions = pressed.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  await engine.perform([{ type: 'key', id: 'keys', actions }])
}

/** WebDriver's names of keys. */
export const KEYS = { enter: '\uE007', end: '\uE010', down: '\uE015' }

/** Chooses in a list. Its menu is the system's, which no page can see. */
export async function choose(engine: Engine, selector: string, value: string): Promise<void> {
  await until(
    engine,
    `${value} in ${selector}`,
    (field, chosen) => {
      const list = document.querySelector<HTMLSelectElement>(field)
      if (!list) return false
      list.value = chosen
      for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))
      return list.value === chosen
    },
    selector,
    value,
  )
}
