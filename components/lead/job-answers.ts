import { fieldsOf } from '#lib/browser/kept-fields.ts'
import { ANSWER } from '#lib/questions/answers.ts'

/** The controls of the questions of a service that are asked: not those below an answer that is not chosen. */
export const askedControls = (form: HTMLFormElement) =>
  fieldsOf(form).filter((field) => field.name.startsWith(ANSWER) && isAsked(field))

/** A question below an answer stands beside the radio button of that answer (job-questions.tsx). */
function isAsked(element: Element): boolean {
  const below = element.closest('[data-below]')
  const answer = below?.parentElement?.querySelector('input')
  return !answer || (answer.checked && isAsked(answer))
}
