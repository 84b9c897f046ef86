import type { Template } from 'sanity'
import { pageFigures } from '#schemas/documents/page-figures.ts'
import { STUDIO_NAMESPACE, typeTitleKey } from '#studio/core/type-titles.ts'

export const IN_CATEGORY = 'service-in-category'
export const IN_PROVINCE = 'city-in-province'
export const FIGURES_OF_PAGE = 'figures-of-page'

/** Templates for new documents that belong to the open one. */
export const templates = (defaults: Template[]): Template[] =>
  [
    ...defaults,
    belongingTo(IN_CATEGORY, 'Service', 'service', 'category'),
    belongingTo(IN_PROVINCE, 'City', 'city', 'province'),
    figuresOfPage,
  ].map((template) => ({
    ...template,
    i18n: { title: { key: typeTitleKey(template.schemaType), ns: STUDIO_NAMESPACE } },
  }))

const figuresOfPage: Template = {
  id: FIGURES_OF_PAGE,
  title: 'Figures of a page',
  schemaType: pageFigures.name,
  parameters: [{ name: 'page', type: 'string' }],
  value: ({ page }: { page: string }) => ({ page }),
}

function belongingTo(id: string, title: string, schemaType: string, field: string): Template {
  return {
    id,
    title,
    schemaType,
    parameters: [{ name: 'parentId', type: 'string' }],
    value: ({ parentId }: { parentId: string }) => ({ [field]: { _type: 'reference', _ref: parentId } }),
  }
}
