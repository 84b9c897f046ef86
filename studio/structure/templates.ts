import type { Template } from 'sanity'

export const IN_CATEGORY = 'service-in-category'
export const IN_PROVINCE = 'city-in-province'

/** New documents that start out belonging to what the editor has open. */
export const templates: Template[] = [
  belongingTo(IN_CATEGORY, 'Service', 'service', 'category'),
  belongingTo(IN_PROVINCE, 'City', 'city', 'province'),
]

function belongingTo(id: string, title: string, schemaType: string, field: string): Template {
  return {
    id,
    title,
    schemaType,
    parameters: [{ name: 'parentId', type: 'string' }],
    value: ({ parentId }: { parentId: string }) => ({ [field]: { _type: 'reference', _ref: parentId } }),
  }
}
