/** What checks a form in the browser; fetched when somebody begins to fill it in. */
export { checkForm } from '#lib/leads/forms/index.ts'
export { problemOf } from '#lib/leads/forms/problem.ts'
