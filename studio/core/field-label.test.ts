import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { fieldLabel } from './field-label.ts'

const service = createSchema({ name: 'default', types: schemaTypes('en') }).get('service')

test.each<[FieldPath, string[]]>([
  [['name'], ['Name']],
  [
    ['seo', 'title'],
    ['Search engines and sharing', 'Title'],
  ],
  [
    ['features', { _key: 'b' }],
    ["What's included", '2'],
  ],
  [
    ['unknown', 'part'],
    ['unknown', 'part'],
  ],
])('%j is called as in the form', (path, label) => {
  if (!service) throw new Error('There is no service type.')
  const document = { features: [{ _key: 'a' }, { _key: 'b', _type: 'localeString' }] }
  expect(fieldLabel(service, document, path)).toEqual(label)
})
