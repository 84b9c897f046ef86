import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { claimForm } from './claim.ts'
import { contactForm } from './contact.ts'
import { contractorForm } from './contractor.ts'
import type { FieldError } from './fields.ts'
import type { Form, FormData } from './form.ts'
import { leadForm } from './lead.ts'
import { partnerForm } from './partner.ts'
import { nameOfColumn } from './rows.ts'

/** The types of forms. `lead` is the booking wizard and the quote request. */
export const FORM_TYPES = ['lead', 'contact', 'contractor', 'partner', 'claim'] as const

export type FormType = (typeof FORM_TYPES)[number]

export const FORMS: Readonly<Record<FormType, Form>> = {
  lead: leadForm,
  contact: contactForm,
  contractor: contractorForm,
  partner: partnerForm,
  claim: claimForm,
}

/** The first error of each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** The error of a whole form (docs/product.md, Form messages), as a key of the dictionaries. */
export type FormProblem = keyof Dictionary['forms']['problems']

/** Checks a posted form. Returns the checked fields, or an error for each wrong field, in the order of the fields. */
export function checkForm(
  type: FormType,
  fields: Readonly<Record<string, unknown>>,
  schema = FORMS[type].schema,
): { ok: true; data: FormData } | { ok: false; errors: FieldErrors } {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, data: result.data }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as FieldError
  const names = Object.keys(FORMS[type].fields)
  // Rules about several fields come after those of all fields.
  const placeOf = ([name]: [string, FieldError]) => names.indexOf(nameOfColumn(name))
  const ordered = Object.entries(errors).sort((one, other) => placeOf(one) - placeOf(other))
  return { ok: false, errors: Object.fromEntries(ordered) }
}

/** Checks one of our own forms. In an emergency it needs a phone number, which POST /api/leads does not ask other programs for. */
export const checkOwnForm = (type: FormType, fields: Readonly<Record<string, unknown>>) =>
  checkForm(type, fields, FORMS[type].ownSchema)

/**
 * The error of a whole form with these field errors (docs/product.md, Form messages). The toast, the summary and the server's
 * answer show `forms.problems[problem]`.
 * @param fields the posted values
 */
export function problemOf(
  type: FormType,
  errors: FieldErrors,
  fields: Readonly<Record<string, unknown>>,
): FormProblem {
  const messages = Object.values(errors)
  const isEmpty = (name: string) => name in errors && !String(fields[name] ?? '').trim()
  // When several of these errors apply, the first one in this order is shown.
  if (type === 'lead') {
    if (['name', 'email', 'message'].some(isEmpty)) return 'missingInformation'
    if (errors.service_type || errors.city || errors.province_state) return 'incompleteSteps'
    if (errors.message === 'messageTooShort') return 'projectDetails'
  }
  if (messages.includes('emailInvalid')) return 'invalidEmail'
  return messages.some((message) => message.endsWith('Required')) ? 'missingInformation' : 'checkAnswers'
}

/** The error that is shown when a step of the wizard has wrong fields (docs/product.md, Form messages). */
export function problemOfStep(step: number, errors: Readonly<Record<string, string>>): FormProblem {
  if (step === 1 && errors.service_type) return 'missingService'
  const messages = Object.values(errors)
  if (step === 2 && messages.some((message) => message.endsWith('Required'))) return 'missingContact'
  if (step === 2 && errors.email === 'emailInvalid') return 'invalidEmail'
  return step === 3 && errors.message === 'messageTooShort' ? 'projectDetails' : 'checkAnswers'
}
