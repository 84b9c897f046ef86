import type * as z from 'zod/mini'
import { contactSchema } from './contact.ts'
import { contractorSchema } from './contractor.ts'
import { leadSchema } from './lead.ts'
import { partnerSchema } from './partner.ts'
import type { FieldError } from './types.ts'

/** The kinds of lead there are: `lead` is the booking wizard and the quote request. */
export const FORM_TYPES = ['lead', 'contact', 'contractor', 'partner'] as const

export type FormType = (typeof FORM_TYPES)[number]

/** The rules of each form, for the browser and the server. Unknown fields are dropped. */
export const formSchemas = {
  lead: leadSchema,
  contact: contactSchema,
  contractor: contractorSchema,
  partner: partnerSchema,
}

/** What a form's fields are once they have been checked. */
export type FormData<Type extends FormType> = z.output<(typeof formSchemas)[Type]>

/** The first error of each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** Checks what a form posted; answers the clean fields, or what is wrong with each field. */
export function checkForm<Type extends FormType>(
  type: Type,
  fields: Readonly<Record<string, unknown>>,
): { ok: true; data: FormData<Type> } | { ok: false; errors: FieldErrors } {
  const result = formSchemas[type].safeParse(fields)
  if (result.success) return { ok: true, data: result.data as FormData<Type> }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as FieldError
  return { ok: false, errors }
}
