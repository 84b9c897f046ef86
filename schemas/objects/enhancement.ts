import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** The tabbed guide further down a service page: Installation Guide, Tools & Time, Common Issues, Safety Info. */
export const enhancement = defineType({
  name: 'enhancement',
  title: 'Enhancement content',
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeBlocks('installationGuide', 'Installation guide'),
    field.localeStringList('toolsRequired', 'Tools required'),
    field.localeString('timeEstimate', 'Time estimate', { description: 'Such as "2-4 hours".' }),
    field.listOf('titledText', 'commonIssues', 'Common issues', {
      description: 'The title says what goes wrong, the text what the installer does about it.',
    }),
    field.localeStringList('maintenanceTips', 'Maintenance tips'),
    field.localeStringList('safetyWarnings', 'Safety warnings'),
    field.localeText('seasonalNotes', 'Seasonal notes', { description: 'What winter or summer changes.' }),
    field.localeStringList('costFactors', 'Cost factors', {
      description: 'What makes the price higher or lower.',
    }),
  ],
})
