import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** The tabbed guide further down a service page: Installation Guide, Tools & Time, Common Issues, Safety Info. */
export const enhancement: Definition = {
  name: 'enhancement',
  title: { en: 'Enhancement content', fr: 'Guide à onglets' },
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeBlocks('installationGuide', {
      title: { en: 'Installation guide', fr: 'Guide d’installation' },
    }),
    field.localeStringList('toolsRequired', { title: { en: 'Tools required', fr: 'Outils nécessaires' } }),
    field.localeString('timeEstimate', {
      title: { en: 'Time estimate', fr: 'Durée estimée' },
      description: { en: 'Such as "2-4 hours".', fr: 'Par exemple « 2 à 4 heures ».' },
    }),
    field.listOf('titledText', 'commonIssues', {
      title: { en: 'Common issues', fr: 'Problèmes courants' },
      description: {
        en: 'The title says what goes wrong, the text what the installer does about it.',
        fr: 'Le titre dit ce qui ne va pas, le texte ce que l’installateur y fait.',
      },
    }),
    field.localeStringList('maintenanceTips', {
      title: { en: 'Maintenance tips', fr: 'Conseils d’entretien' },
    }),
    field.localeStringList('safetyWarnings', {
      title: { en: 'Safety warnings', fr: 'Consignes de sécurité' },
    }),
    field.localeText('seasonalNotes', {
      title: { en: 'Seasonal notes', fr: 'Notes selon la saison' },
      description: { en: 'What winter or summer changes.', fr: 'Ce que l’hiver ou l’été change.' },
    }),
    field.localeStringList('costFactors', {
      title: { en: 'Cost factors', fr: 'Ce qui fait varier le prix' },
      description: {
        en: 'What makes the price higher or lower.',
        fr: 'Ce qui fait monter ou baisser le prix.',
      },
    }),
  ],
}
