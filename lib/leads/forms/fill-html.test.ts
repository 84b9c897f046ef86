import { createElement as element } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HiddenFields, Summary } from '#app/[lang]/_components/lead/form-frame.tsx'
import { Checkbox } from '#app/[lang]/_components/ui/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '#app/[lang]/_components/ui/field.tsx'
import { fillForm } from './fill-html.ts'

const PAGE = `<html><head><script src="/a.js" async=""></script><link rel="preload" as="script" href="/b.js"/></head><body>
<form action="/search"><input name="name" value="search"/></form>${renderToString(
  element(
    'form',
    { action: '/api/leads', method: 'post', 'data-lead-form': 'lead' },
    element(HiddenFields, { type: 'lead', lang: 'fr', page: '/get-quote?city=toronto', honeypot: 'Empty' }),
    element(Summary, { problem: null }),
    element(TextField, { id: 'f-name', name: 'name', label: 'Name', hint: 'In full', error: '' }),
    element(TextField, { id: 'f-city', name: 'city', label: 'City', defaultValue: 'Toronto', error: '' }),
    element(TextField, { id: 'f-email', name: 'email', label: 'Email', error: '' }),
    element(TextAreaField, { id: 'f-message', name: 'message', label: 'Message', error: '' }),
    element(
      SelectField,
      { id: 'f-budget', name: 'budget_range', label: 'Budget', defaultValue: '', error: '' },
      element('option', { value: '' }, 'None'),
      element('option', { value: '$2000+' }, '$2000+'),
    ),
    element('input', { type: 'radio', name: 'service_type', value: 'office', defaultChecked: true }),
    element('input', { type: 'radio', name: 'service_type', value: 'tv-audio' }),
    element(Checkbox, { name: 'marketing_consent', value: 'yes', label: 'Offers' }),
    element('div', { className: 'hidden noscript:block' }, 'Step 2'),
    element('div', { className: 'flex noscript:hidden' }, 'Next'),
  ),
)}<script>self.__next_f.push(1)</script></body></html>`

const filled = fillForm(PAGE, {
  values: {
    type: 'contact',
    submission_id: 'b7f6',
    name: 'Jo "T" <b> $& \'é\'',
    city: '',
    email: 'jo@',
    message: '</textarea><script>alert(1)</script>\nTwo',
    budget_range: '$2000+',
    service_type: 'tv-audio',
    honeypot: 'kept out',
  },
  title: 'Invalid email',
  text: 'Please & thank you',
  errors: { email: 'Enter a <valid> address' },
})

const tag = (pattern: string) => filled.match(new RegExp(`<[^>]*${pattern}[^>]*>`))?.[0] ?? ''

test('what was typed stands in its field, as text', () => {
  expect(tag('id="f-name"')).toContain(' value="Jo &quot;T&quot; &lt;b&gt; $&amp; &#x27;é&#x27;"')
  expect(tag('id="f-city"')).toContain(' value=""')
  expect(filled).toContain('>\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;\nTwo</textarea>')
  expect(tag('value="\\$2000\\+"')).toContain('selected=""')
  expect(filled.match(/selected=""/g)).toHaveLength(1)
  expect(tag('value="tv-audio"')).toContain('checked=""')
  expect(tag('value="office"')).not.toContain('checked=""')
  expect(tag('value="yes"')).not.toContain('checked=""')
})

test('a wrong field says so, a right one does not', () => {
  expect(tag('id="f-email"')).toMatch(/aria-invalid="true".*aria-describedby="f-email-error"/)
  expect(tag('data-error="email"')).not.toContain('hidden')
  expect(filled).toContain('<span>Enter a &lt;valid&gt; address</span>')
  expect(tag('id="f-name"')).not.toContain('aria-invalid')
  expect(tag('data-error="name"')).toContain('hidden=""')
})

test('the summary is shown, and leads to the field', () => {
  expect(tag('data-summary=""')).not.toContain('hidden')
  expect(filled).toMatch(/data-summary-title=""[^>]*>Invalid email<\/h2>/)
  expect(filled).toMatch(/data-summary-text=""[^>]*>Please &amp; thank you<\/p>/)
  expect(filled).toContain('<li><a href="#f-email">Enter a &lt;valid&gt; address</a></li>')
})

test('it is a page without scripts, whatever the browser has', () => {
  expect(filled).not.toMatch(/<script|as="script"/)
  expect(filled).toContain('<div class="block">Step 2</div>')
  expect(filled).toContain('<div hidden="" class="flex">Next</div>')
})

test('what the page says itself stays; a second try keeps its id', () => {
  expect(tag('name="type"')).toContain('value="lead"')
  expect(tag('name="conversion_page"')).toContain('value="/get-quote?city=toronto"')
  expect(tag('name="honeypot"')).not.toContain('kept out')
  expect(filled).toContain('<input type="hidden" name="submission_id" value="b7f6">')
  expect(filled).toContain('<input name="name" value="search"/>')
})
