import type { Option } from '#lib/leads/forms/options.ts'
import { provinceOptions } from './lead-form.ts'

/** The part of a query that reads the service types for `answerLists`. */
export const answerTypesField = `
  "types": *[_type == "bookingServiceType" && defined(key)]{_id, key, detailOptions[]{_key, value, label}}`

interface Lists {
  types: { key: string | null; detailOptions: { value: string | null; label: string | null }[] | null }[]
  provinces: { name: string | null; code: string | null }[]
}

/**
 * Options of the lead form that come from documents, by field. With them an answer `ON` is shown as its label `Ontario`. A form that
 * was opened for one service sends the service instead of its type; then the details of all types are options.
 */
export function answerLists(
  { types, provinces }: Lists,
  answers: Readonly<Record<string, string>>,
): Record<string, Option[]> {
  const type = types.find(({ key }) => key === answers.service_type)
  const details = (type ? [type] : types).flatMap(({ detailOptions }) => detailOptions ?? [])
  return {
    province_state: provinceOptions(provinces),
    service_type_detail: details.map(({ value, label }) => ({ value: value ?? '', label: label ?? '' })),
  }
}
