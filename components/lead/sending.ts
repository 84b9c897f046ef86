import { type Control, stateOf } from '#lib/browser/controls.ts'
import { fieldsOf, KEPT_FIELDS, valuesOf, withStorage } from '#lib/browser/kept-fields.ts'
import { keepSent } from '#lib/browser/sent-request.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormData as Checked } from '#lib/leads/forms/form.ts'
import { formAddress } from '#lib/leads/forms/form-address.ts'
import { checkOwnForm, FORMS, type FormProblem, type FormType, problemOf } from '#lib/leads/forms/index.ts'
import { confirmationPath, hasPage, requestPath } from '#lib/leads/forms/pages.ts'
import { formatIfPhone } from '#lib/leads/forms/phone.ts'
import { nameOfColumn } from '#lib/leads/forms/rows.ts'
import { sentencesOf } from '#lib/leads/forms/sentences.ts'
import type { NextSteps } from '#lib/requests/next-steps.ts'
import { fold } from '#lib/search/fold.ts'
import type { Fact } from '../ui/facts.tsx'
import { followPhotos, sentPhotos } from './chosen-photos.tsx'
import { followService } from './chosen-service.ts'
import { followChosen } from './chosen-values.ts'
import { Received } from './received.tsx'
import { setSubmissionId, submissionIdOf } from './submission-id.ts'
import type { Problem } from './summary.tsx'
import { followLimit } from './text-limit.ts'
import { VISIT, type Visit } from './visit.ts'

/* The code that a form needs when somebody fills it in. It is loaded when somebody begins. */
export { answersIn } from '#lib/leads/forms/answers.ts'
export { formatIfPhone }

/** Handles an input event of a form. It gets a copy of the event's data: the event may be over when this code is loaded. */
export function follow(target: EventTarget, files: File[]): void {
  formatIfPhone(target)
  followQuantity(target)
  followCity(target)
  followLimit(target)
  followChosen(target)
  void followService(target)
  followPhotos(target, files)
}

interface Words {
  errors: Readonly<Record<string, string>>
  problems: Readonly<Record<FormProblem, { title: string; text: string }>>
}

/** Checks the fields of a form. Returns the data to send, or the errors. */
export function checkFields(
  type: FormType,
  fields: Readonly<Record<string, unknown>>,
  { errors, problems }: Words,
): { data: Checked; problem?: undefined } | { problem: Problem } {
  const checked = checkOwnForm(type, fields)
  if (checked.ok) return checked
  const problem = problems[problemOf(type, checked.errors, fields)]
  return {
    problem: {
      ...problem,
      errors: sentencesOf(type, checked.errors, fields, errors, fields.lang === 'fr' ? 'fr' : 'en'),
    },
  }
}

/** The result of a submission. `fields` has a sentence for each wrong field, by name. `next` is undefined for a request. */
export type Answer =
  | { ok: true; reference: string; next?: NextSteps }
  | { ok: false; fields: Record<string, string>; isUnanswered?: boolean }

/** Milliseconds after which a submission is given up. The server stores a form in milliseconds; the rest is the line. */
const LONGEST = 30_000

/** Posts a form to `/api/leads`, after its photos. */
export async function postForm(type: FormType, payload: Checked, form: HTMLFormElement): Promise<Answer> {
  try {
    const answer = await post(type, payload, form, await sentPhotos(form))
    if (answer.ok || !answer.fields.photos) return answer
    // The server keeps a photo for some minutes only, so the photos are sent once more.
    return await post(type, payload, form, await sentPhotos(form, true))
  } catch {
    return { ok: false, fields: {}, isUnanswered: true }
  }
}

/** What the visitor reads about a form that was not sent. */
export function problemAfter(
  { fields, isUnanswered }: Answer & { ok: false },
  { failure, noAnswer }: { failure: { title: string; text: string }; noAnswer: string },
): Problem {
  const text = isUnanswered ? `${failure.text} ${noAnswer}` : failure.text
  return { title: failure.title, text, errors: fields }
}

async function post(
  type: FormType,
  payload: Checked,
  form: HTMLFormElement,
  photos: string[],
): Promise<Answer> {
  const response = await fetch('/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(LONGEST),
    body: JSON.stringify({
      type,
      submission_id: submissionIdOf(form),
      lang: languageOf(form),
      photos,
      next: true,
      payload: { ...payload, ...rememberedVisit(), conversion_page: formAddress(location) },
    }),
  })
  const answer = await response.json()
  if (answer.ok) {
    setSubmissionId(form)
    return { ok: true, reference: String(answer.reference), next: answer.next }
  }
  const wrong: [string, string][] = Object.entries(answer.error?.fields ?? {})
  return {
    ok: false,
    fields: Object.fromEntries(
      wrong.filter(([name]) => name === 'photos' || nameOfColumn(name) in FORMS[type].fields),
    ),
  }
}

const languageOf = (form: HTMLFormElement): Language =>
  new FormData(form).get('lang') === 'fr' ? 'fr' : 'en'

/** The campaign and the referring site of this visit; empty when this tab has not stored them. */
const rememberedVisit = (): Partial<Visit> =>
  JSON.parse(withStorage((storage) => storage.getItem(VISIT)) ?? '{}')

/** The data of a sent form for its confirmation. */
export interface Sent {
  Received: typeof Received
  reference: string
  next: NextSteps
  answers: Fact[]
}

/** Returns the data for the confirmation and deletes the stored values. Must be called before the form is cleared. */
export function sentOf(form: HTMLFormElement, { reference, next }: Answer & { ok: true }): Sent {
  withStorage((storage) => storage.removeItem(KEPT_FIELDS))
  return { Received, reference, next: next ?? { text: '', steps: [] }, answers: answersOf(form) }
}

/**
 * After a form was sent whose confirmation is a page: deletes the stored values, keeps what the page of a request needs, and
 * clears the form, so that whoever goes back finds it empty. Returns the address of the page.
 */
export function pageOfSent(type: FormType, form: HTMLFormElement, reference: string): string {
  const path = hasPage(type) ? requestPath(reference) : confirmationPath(type, reference)
  const address = localizedHref(path, languageOf(form))
  withStorage((storage) => storage.removeItem(KEPT_FIELDS))
  if (hasPage(type)) keepSent(reference, valuesOf(fieldsOf(form).filter(({ name }) => PERSON.includes(name))))
  form.reset()
  return address
}

/** The fields about the person. Their answers are filled in again when the person asks for another job. */
const PERSON = ['name', 'email', 'phone', 'city', 'province_state', 'property_address']

/** The answers that the visitor saw and gave, each with the label of its control. */
function answersOf(form: HTMLFormElement): Fact[] {
  return fieldsOf(form).flatMap((field) => {
    const isUnseen =
      ['checkbox', 'hidden'].includes(field.type) ||
      field.name === 'honeypot' ||
      (field.name === 'quantity' && field.value === '1') ||
      field.closest('details:not([open])') !== null ||
      (field.type === 'radio' && stateOf(field) === false)
    const { label = '', value = '' } = isUnseen ? {} : labelled(field)
    return label && value ? [{ label: withoutBrackets(label), value }] : []
  })
}

/** A label without its text in brackets, which is only a hint for filling in the form. */
const withoutBrackets = (label: string) => label.replace(/ \([^)]*\)$/, '')

/** The label and the value of a control, as the visitor reads them. */
export function labelled(field: Control) {
  const label = field.labels?.[0]
  if (field.type === 'radio') {
    const name = label?.querySelector('.type-h4') ?? label
    return {
      label: field.closest('fieldset')?.querySelector('legend')?.textContent,
      value: name?.textContent,
    }
  }
  const value =
    field instanceof HTMLSelectElement ? field.value && field.selectedOptions[0]?.label : field.value
  return { label: label?.textContent, value }
}

/** With more than one of the job, the docket says that its price is for each (`data-several`). */
export function followQuantity(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || !target.id.endsWith('-quantity-1')) return
  target.form?.parentElement?.toggleAttribute('data-several', Number(target.value) > 1)
}

/**
 * Chooses the province of a known city once the city has been entered, unless the visitor chose another province.
 * @param target of an input event in a form
 */
export function followCity(target: EventTarget): void {
  const controls = target instanceof HTMLElement && target.closest('form')?.elements
  if (!controls) return
  const city = controls.namedItem('city')
  const province = controls.namedItem('province_state')
  if (!(city instanceof HTMLInputElement && province instanceof HTMLSelectElement)) return
  const cities = [...(city.list?.options ?? [])]
  const code = cities.find(({ value }) => fold(value) === fold(city.value))?.dataset.province
  if (target === province)
    province.toggleAttribute('data-chosen', Boolean(province.value) && province.value !== code)
  if (target !== city) return
  // The docket (the job's summary card) has the price in the first city. For another city `data-moved` hides that price.
  const hasMoved = city.defaultValue !== '' && city.value.trim() !== city.defaultValue
  city.form?.parentElement?.toggleAttribute('data-moved', hasMoved)
  if (!code || code === province.value || 'chosen' in province.dataset) return
  province.value = code
  province.dispatchEvent(new Event('change', { bubbles: true }))
}
