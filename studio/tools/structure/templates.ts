import type { Template } from 'sanity'
import { pageFigures } from '#schemas/documents/page-figures.ts'
import { STUDIO_NAMESPACE, typeTitle, typeTitleKey } from '#studio/core/type-titles.ts'
import { landingTemplates } from './landing-templates.ts'

export const FIGURES_OF_PAGE = 'figures-of-page'

/** The id of the template for a new document that belongs to another one. */
export const templateIn = (type: string, owner: string) => `${type}-in-${owner}`

/** Templates for new documents that belong to the open one, and what a landing page can start from. */
export const templates = (defaults: Template[]): Template[] => [
  ...[...defaults, belongingTo('service', 'category'), belongingTo('city', 'province'), figuresOfPage].map(
    (template) => ({
      ...template,
      i18n: { title: { key: typeTitleKey(template.schemaType), ns: STUDIO_NAMESPACE } },
    }),
  ),
  ...landingTemplates,
]

const figuresOfPage: Template = {
  id: FIGURES_OF_PAGE,
  title: 'Figures of a page',
  schemaType: pageFigures.name,
  parameters: [{ name: 'page', type: 'string' }],
  value: ({ page }: { page: string }) => ({ page }),
}

/** `owner` is both the owner's type and the field that refers to it. */
function belongingTo(schemaType: string, owner: string): Template {
  return {
    id: templateIn(schemaType, owner),
    title: typeTitle(schemaType, 'en'),
    schemaType,
    parameters: [{ name: 'ownerId', type: 'string' }],
    value: ({ ownerId }: { ownerId: string }) => ({ [owner]: { _type: 'reference', _ref: ownerId } }),
  }
}
