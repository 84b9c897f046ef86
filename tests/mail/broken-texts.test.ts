import { expect, test } from 'vitest'
import { compose } from '#lib/mail/compose.ts'
import { smtpSender } from '#lib/mail/smtp.ts'
import { everyMail } from './site.ts'

test('words with line breaks add no header and no recipient', async () => {
  const { lake, server, sources, mails } = await everyMail()
  const words = 'Hello\r\nBcc: everybody@evil.example\r\n\r\nBuy this'
  const inBoth = { _type: 'localeString', en: words, fr: words }
  lake.mutate(
    [
      { patch: { id: 'mailTexts', set: { 'confirmation.subject': inBoth, 'invitation.subject': inBoth } } },
      {
        patch: {
          id: 'siteSettings',
          set: { name: words, 'emails.general': `a@b.example\r\nCc: c@d.example` },
        },
      },
    ],
    { author: 'test' },
  )
  const send = smtpSender(server.url)
  for (const mail of mails) {
    const addressed = await compose(sources, mail)
    expect(addressed && (await send(addressed))).toMatchObject({ kind: 'sent' })
  }
  expect(server.received).toHaveLength(mails.length)
  for (const { headers, to } of server.received) {
    expect([headers.get('bcc'), headers.get('cc'), [to].flat().length]).toEqual([undefined, undefined, 1])
  }
})

test('what the words do not say is left out, and the link is there', async () => {
  const { lake, sources, mails } = await everyMail()
  const kinds = new Set(mails.map(({ kind }) => kind))
  const unset = ['greeting', ...kinds]
  lake.mutate([{ patch: { id: 'mailTexts', unset } }], { author: 'test' })
  for (const mail of mails) {
    const letter = (await compose(sources, mail))?.letter
    expect(letter?.subject).not.toBe('')
    expect(letter?.button?.href ?? letter?.unsubscribe?.href).toContain('https://montage.example/')
  }
  lake.mutate([{ delete: { id: 'mailTexts' } }], { author: 'test' })
  for (const mail of mails)
    await expect(compose(sources, mail)).rejects.toThrow('There is no document "Mails"')
})
