import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** What the installer answered to a review. */
export const installerResponse: Definition = {
  name: 'installerResponse',
  title: { en: 'Answer by the installer', fr: 'Réponse de l’installateur' },
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    field.plainText('name', { en: 'Name', fr: 'Nom' }),
    field.localeText('content', { en: 'Answer', fr: 'Réponse' }),
    field.date('date', { en: 'Date', fr: 'Date' }),
  ],
}
