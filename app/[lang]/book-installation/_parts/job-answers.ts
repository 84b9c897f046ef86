import { askedControls } from '#components/lead/job-answers.ts'
import { labelled } from '#components/lead/sending.ts'
import { enter } from '#lib/browser/controls.ts'
import { keyOf, valuesOf, withStorage } from '#lib/browser/kept-fields.ts'
import { openAround } from '#lib/browser/open-around.ts'
import type { Said } from './types.ts'

/* The answers to the questions of the service. The form library does not know them: each service has others. */

const KEY = 'booking-answers'

/** Keeps them over a reload, in this tab only, for this service. */
export function keepJobAnswers(form: HTMLFormElement): void {
  const asked = askedControls(form)
  if (asked.length === 0) return
  const kept = JSON.stringify({ service: serviceOf(form), values: valuesOf(asked) })
  withStorage((storage) => storage.setItem(KEY, kept))
}

/** Gives the kept answers again, when they are for this service. */
export function restoreJobAnswers(form: HTMLFormElement): void {
  const kept = JSON.parse(withStorage((storage) => storage.getItem(KEY)) ?? '{}')
  if (kept.service !== serviceOf(form)) return
  const values = new Map<string, string | boolean>(kept.values)
  // An answer may lead to further questions, which are asked only then. So the controls are looked for anew.
  for (let field = nextOf(form, values); field; field = nextOf(form, values)) {
    const value = values.get(keyOf(field)) ?? ''
    values.delete(keyOf(field))
    openAround(field)
    enter(field, value)
  }
}

export const forgetJobAnswers = () => withStorage((storage) => storage.removeItem(KEY))

const nextOf = (form: HTMLFormElement, values: Map<string, unknown>) =>
  askedControls(form).find((field) => values.has(keyOf(field)))

const serviceOf = (form: HTMLFormElement) => new FormData(form).get('service_type')

/** What the visitor said of the jobs, with its labels: the answers, and the other jobs in one line of text. */
export function saidOfJobs(form: HTMLFormElement, title: string | undefined, label: string): Said[] {
  const others = jobsIn(form, title)
  return [
    ...askedControls(form).flatMap((field) => {
      if (!field.value || (field.type === 'radio' && !(field as HTMLInputElement).checked)) return []
      const { label, value } = labelled(field)
      return label && value ? [{ label, value }] : []
    }),
    ...(others ? [{ label, value: others }] : []),
  ]
}

/**
 * `2 × TV mounting, Faucet installation`: the first job when its quantity is above one, and the other jobs as the visitor
 * typed them.
 */
function jobsIn(form: HTMLFormElement, title = ''): string {
  const [first, ...quantities] = valuesIn(form, 'quantity')
  const others = valuesIn(form, 'another_job').map((name, place) => name && times(quantities[place], name))
  return [Number(first) > 1 && times(first, title), ...others].filter(Boolean).join(', ')
}

const valuesIn = (form: HTMLFormElement, name: string) => new FormData(form).getAll(name).map(String)

const times = (quantity = '1', name: string) =>
  Number(quantity) > 1 ? `${quantity}\u00A0× ${name}`.trim() : name
