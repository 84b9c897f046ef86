import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** The tabbed guide further down a service page: Installation Guide, Tools & Time, Common Issues, Safety Info. */
export const enhancement: Definition = {
  name: 'enhancement',
  title: { en: 'Enhancement content', fr: 'Guide à onglets' },
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeBlocks('installationGuide', { en: 'Installation guide', fr: 'Guide d’installation' }),
    field.localeStringList('toolsRequired', { en: 'Tools required', fr: 'Outils nécessaires' }),
    field.localeString('timeEstimate', {
      en: ['Time estimate', 'Such as "2-4 hours".'],
      fr: ['Durée estimée', 'Par exemple « 2 à 4 heures ».'],
    }),
    field.listOf('titledText', 'commonIssues', {
      en: ['Common issues', 'The title says what goes wrong, the text what the installer does about it.'],
      fr: ['Problèmes courants', 'Le titre dit ce qui ne va pas, le texte ce que l’installateur y fait.'],
    }),
    field.localeStringList('maintenanceTips', { en: 'Maintenance tips', fr: 'Conseils d’entretien' }),
    field.localeStringList('safetyWarnings', { en: 'Safety warnings', fr: 'Consignes de sécurité' }),
    field.localeText('seasonalNotes', {
      en: ['Seasonal notes', 'What winter or summer changes.'],
      fr: ['Notes selon la saison', 'Ce que l’hiver ou l’été change.'],
    }),
    field.localeStringList('costFactors', {
      en: ['Cost factors', 'What makes the price higher or lower.'],
      fr: ['Ce qui fait varier le prix', 'Ce qui fait monter ou baisser le prix.'],
    }),
  ],
}
