import type { Language } from '#lib/i18n/languages.ts'
import { type BulkField, bulkFields, type SchemaNode } from '../bulk-fields.ts'

/** Types that can be imported. */
export const TABLE_TYPES = ['city', 'service'] as const
export type TableType = (typeof TABLE_TYPES)[number]

/** A column of the CSV table: a field, or one language of a localized field (`name_en`). */
export interface Column {
  name: string
  field: BulkField
  language?: Language
}

/** The column that identifies the document. */
export const SLUG = 'slug'

/** The field path of each column. A localized field has two columns, `_en` and `_fr`. */
const PATHS: Record<TableType, Record<string, string>> = {
  city: {
    name: 'name',
    province: 'province',
    description: 'description',
    availability: 'availability',
    service_count: 'serviceCount',
    contractor_count: 'contractorCount',
    contractor_rating: 'contractorRating',
    order: 'order',
    pricing_range: 'pricingRange',
    price_multiplier: 'localPricing.baseMultiplier',
    emergency_service: 'localData.emergencyService',
    service_radius: 'localData.serviceRadius',
    business_hours: 'localData.businessHours',
    average_installation_time: 'averageInstallationTime',
    busy_season: 'marketSpecifics.busySeason',
    average_wait_time: 'marketSpecifics.averageWaitTime',
  },
  service: {
    name: 'name',
    category: 'category',
    description: 'description',
    lead: 'lead',
    complexity: 'complexity',
    license_required: 'licenseRequired',
    permit_required: 'permitRequired',
    urgent: 'urgent',
    price_range: 'priceRange',
    catalogue_number: 'catalogueNumber',
    popularity: 'popularityOrder',
    keywords: 'keywords',
  },
}

/** The columns of a table, without the first column `slug`. */
export function columnsOf(type: TableType, schemaType: SchemaNode): Column[] {
  const fields = bulkFields(schemaType)
  return Object.entries(PATHS[type]).flatMap(([name, path]): Column[] => {
    const field = fields.find((candidate) => candidate.path.join('.') === path)
    if (!field) return []
    return field.kind === 'localized'
      ? (['en', 'fr'] as const).map((language) => ({ name: `${name}_${language}`, field, language }))
      : [{ name, field }]
  })
}
