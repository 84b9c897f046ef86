import type { Option } from '#lib/leads/forms/questions.ts'
import { provinceOptions } from './lead-form.ts'

/** The part of a query that reads the service types for `answerLists`. */
export const answerTypesField = `
  "types": *[_type == "bookingServiceType" && defined(key)]{_id, key, detailOptions[]{_key, value, label}}`

interface Lists {
  types: { key: string | null; detailOptions: { value: string | null; label: string | null }[] | null }[]
  provinces: { name: string | null; code: string | null }[]
}

/** Options of the lead form that come from documents, by field. With them mails show an answer `ON` as its label `Ontario`. */
export function answerLists(
  { types, provinces }: Lists,
  answers: Readonly<Record<string, string>>,
): Record<string, Option[]> {
  const type = types.find(({ key }) => key === answers.service_type)
  return {
    province_state: provinceOptions(provinces),
    service_type_detail: (type?.detailOptions ?? []).map(({ value, label }) => ({
      value: value ?? '',
      label: label ?? '',
    })),
  }
}
