import type { Option } from '#lib/leads/forms/questions.ts'
import { provinceOptions } from './lead-form.ts'

/** What the lists need of the lead form. */
export const answerTypesField = `
  "types": *[_type == "bookingServiceType" && defined(key)]{_id, key, detailOptions[]{_key, value, label}}`

interface Lists {
  types: { key: string | null; detailOptions: { value: string | null; label: string | null }[] | null }[]
  provinces: { name: string | null; code: string | null }[]
}

/** The choices of the lead form that are content, by field, for what was answered. */
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
