import { expect, test } from 'vitest'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { checkForm } from './index.ts'
import { sentencesOf } from './sentences.ts'

const PERSON = { firstName: 'Zoé', lastName: 'Roy', email: 'zoe@example.ca' }

test.each([
  ['en', 'Too long: at most 5,000 characters, 1,001 too many'],
  ['fr', 'Trop long\u00a0: 5\u00a0000 caractères au plus, 1\u00a0001 de trop'],
] as const)(
  '%s: too long a text says by how much, with one character for the end of a line',
  (lang, sentence) => {
    // As browsers post it.
    const values = { ...PERSON, message: ` ${'x\r\n'.repeat(3_000)}y  ` }
    const checked = checkForm('contact', values)
    if (checked.ok) throw new Error('The text is not too long.')
    const { errors } = getDictionary(lang).forms
    expect(sentencesOf('contact', checked.errors, values, errors, lang)).toEqual({ message: sentence })
  },
)

test('other sentences stay as they are', () => {
  const { errors } = getDictionary('en').forms
  const values = { ...PERSON, email: 'zoe@', message: 'x' }
  expect(sentencesOf('contact', { email: 'emailInvalid' }, values, errors, 'en')).toEqual({
    email: errors.emailInvalid,
  })
})
