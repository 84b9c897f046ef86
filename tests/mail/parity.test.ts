import { expect, test } from 'vitest'
import { compose } from '#lib/mail/compose.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { letterFaults } from '#lib/parity/letters.ts'
import { everyMail } from './site.ts'

/** Every mail in both languages, with the same facts. */
async function letters() {
  const { sources, mails } = await everyMail()
  const composed = await Promise.all(
    mails.map(async (mail) => ({ ...mail, letter: (await compose(sources, mail))?.letter })),
  )
  return [...Map.groupBy(composed, ({ kind }) => kind)].map(([kind, both]) => {
    const [en, fr] = [both[0]?.letter, both[1]?.letter]
    if (!en || !fr) throw new Error(`${kind} says nothing`)
    return { kind, en, fr }
  })
}

test('every mail says the same in both languages', async () => {
  const all = await letters()
  expect(all.length).toBeGreaterThan(30)
  expect(all.flatMap(({ kind, ...pair }) => letterFaults(pair).map((fault) => [kind, fault]))).toEqual([])
})

test('a French mail that says less is a fault', async () => {
  const [{ en, fr } = {} as { en: Letter; fr: Letter }] = await letters()
  const kinds = (changed: Partial<Letter>) =>
    letterFaults({ en, fr: { ...fr, ...changed } }).map(({ kind }) => kind)
  expect(kinds({ subject: en.subject })).toEqual(['same'])
  expect(kinds({ button: null })).toEqual(['missing'])
  expect(kinds({ facts: fr.facts.slice(1) })).toEqual(['missing'])
  expect(kinds({ paragraphs: fr.paragraphs.map((text) => text.slice(0, 20)) })).toContain('shorter')
})
