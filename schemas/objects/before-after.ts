import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** Two pictures of the same place. */
export const beforeAfter: Definition = {
  name: 'beforeAfter',
  title: { en: 'Before and after', fr: 'Avant et après' },
  type: 'object',
  fields: [
    field.picture('before', { en: 'Before', fr: 'Avant' }),
    field.picture('after', { en: 'After', fr: 'Après' }),
  ],
}
