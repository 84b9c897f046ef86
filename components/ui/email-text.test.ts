import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

const html = (text: string) => renderToStaticMarkup(createElement(EmailText, { text }))

test('lines may end in an e-mail address at the @ and the dots; other texts stay as they are', () => {
  expect(html('amelie@exemple.ca')).toBe('amelie@<wbr/>exemple<wbr/>.ca')
  expect(html('65 to 75 inches. On brick.')).toBe('65 to 75 inches. On brick.')
  expect(html('write to amelie@exemple.ca')).toBe('write to amelie@exemple.ca')
})
