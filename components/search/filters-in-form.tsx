import { NO_FILTERS, SORTS, writeFilters } from '#lib/search/catalogue-filters.ts'
import type { GlobalFilters } from '#lib/search/global-search/filters.ts'

interface FiltersInFormProps {
  /** The id of the form. */
  form: string | undefined
  filters: GlobalFilters
}

/** The filters that the catalogue understands too, as hidden fields, so that Enter submits them. */
export function FiltersInForm({ form, filters: { cities, categories, licensedOnly } }: FiltersInFormProps) {
  const state = { ...NO_FILTERS, sort: SORTS[0], cities, categories, licenseRequired: licensedOnly }
  return [...writeFilters(state, new URLSearchParams())].map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ))
}
