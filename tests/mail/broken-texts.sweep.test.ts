import type { LakeDocument } from 'content-lake'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#lib/leads/mails/mail.ts'
import { alertRecipients, compose } from '#lib/mail/compose.ts'
import type { Sources } from '#lib/mail/content.ts'
import { htmlOf, textOf } from '#lib/mail/letter.ts'
import { smtpSender } from '#lib/mail/smtp.ts'
import { openFormerLake } from '../lake/former-lake.ts'
import { ACTIVE, damaged, damagesOf, KINDS, titleOf } from '../sweep/broken-content/damages.ts'
import { placesOf } from '../sweep/broken-content/places.ts'
import { recordRows } from '../sweep/table.ts'
import { everyMail } from './site.ts'

/*
 * No page shows the words of mails, so the sweep `broken-content` does not see what damages of them do. Here each is made, and
 * every mail is written.
 */

/** What a reader sees that a program meant for itself. */
const UNMEANT = /\b(undefined|NaN|null)\b|\[object Object\]/

test('every mail is written and sent, whatever field of its words is damaged', async () => {
  const { lake, server, sources, mails } = await everyMail()
  const send = smtpSender(server.url)
  const documents = lake.getDocuments(['mailTexts', 'siteSettings'])
  const damages = documents.flatMap((document) =>
    placesOf(document).flatMap((place) => KINDS.flatMap((kind) => damagesOf(document._id, place, kind))),
  )
  expect(damages.length).toBeGreaterThan(200)
  // The lake refuses most of them now. What was stored before it did is still there.
  const former = openFormerLake(lake.dataDir)
  onTestFinished(() => former.close())
  const write = (document: object) => {
    former.mutate([{ createOrReplace: document }], { author: 'test' })
    return lake.lastSeq
  }
  const faults: string[] = []
  for (const [at, damage] of damages.entries()) {
    const whole = documents.find(({ _id }) => _id === damage.id) as LakeDocument
    write(damaged(whole, [damage]))
    for (const mail of mails) {
      const fault = await faultOf(mail, sources).catch(String)
      if (fault) faults.push(`${titleOf(damage)}, ${mail.id}: ${fault}`)
    }
    const chosen = mails[at % mails.length] as Mail
    // The end of an id may say what the mail is about, so the beginning makes it another mail.
    const addressed = await compose(sources, { ...chosen, id: `${at}-${chosen.id}` })
    const outcome = addressed && (await send(addressed))
    if (outcome?.kind !== 'sent') faults.push(`${titleOf(damage)}, ${chosen.id}: not sent`)
    await alertRecipients(sources)
    write(whole)
  }
  recordRows('tests/mail/broken-texts.sweep.test.ts', {
    'mails with damaged words': { tried: damages.length * mails.length, lost: faults.length },
  })
  expect(faults).toEqual([])
  expect(server.received).toHaveLength(damages.length)
})

async function faultOf(mail: Mail, sources: Sources): Promise<string | null> {
  const addressed = await compose(sources, mail)
  if (!addressed) return 'nobody gets it'
  const { letter } = addressed
  const [html, text] = [htmlOf(letter), textOf(letter)]
  const active = ACTIVE.find((markup) => html.includes(markup))
  if (active) return `it has ${active}`
  const [unmeant] = UNMEANT.exec(text) ?? []
  if (unmeant) return `it says ${unmeant}`
  const href = letter.button?.href ?? letter.unsubscribe?.href ?? ''
  return html.includes(href.replaceAll('&', '&amp;')) && text.includes(href) ? null : 'its link is not there'
}
