import { expect, test } from 'vitest'
import { sampleSubmission } from '../../../tests/leads/samples.ts'
import { replyLink } from './reply-link.ts'

const { lead } = sampleSubmission()

test('a reply has the reference and a greeting in the language of the lead', () => {
  const link = new URL(
    replyLink({ lead: { ...lead, name: 'Zoé Côté' }, lang: 'fr', reference: 'M-1234-ABCD' }),
  )
  expect(link.protocol + link.pathname).toBe(`mailto:${lead.email}`)
  expect(link.searchParams.get('subject')).toBe('Votre demande M-1234-ABCD')
  expect(link.searchParams.get('body')).toBe('Bonjour Zoé Côté,\r\n\r\n')
  expect(replyLink({ lead, lang: 'en', reference: 'M-1234-ABCD' })).toContain(
    'subject=Your%20request%20M-1234-ABCD',
  )
})

test('an address cannot add to the message, and a lead without a name is greeted all the same', () => {
  const link = replyLink({
    lead: { ...lead, name: '', email: 'a?bcc=x@y.example' },
    lang: 'en',
    reference: 'M-1',
  })
  expect(link).toMatch(/^mailto:a%3Fbcc%3Dx@y\.example\?subject=/)
  expect(new URL(link).searchParams.get('body')).toBe('Hello,\r\n\r\n')
})
