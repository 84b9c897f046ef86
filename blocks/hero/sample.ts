import { line, paragraph, quoteLink, type SampleParts } from '../sample-parts.ts'

export const sample = ({ picture }: SampleParts) => ({
  title: line('Ready for winter before the first snow', 'Prêt pour l’hiver avant la première neige'),
  lead: paragraph(
    'Heat pumps, chargers and doors, installed by licensed people this month.',
    'Thermopompes, bornes et portes, posées ce mois-ci par des gens certifiés.',
  ),
  picture,
  links: [quoteLink],
})
