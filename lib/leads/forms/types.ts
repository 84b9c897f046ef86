import type { Dictionary } from '#lib/i18n/dictionary.ts'

/** What a field's error says: a key of the dictionaries. */
export type FieldError = keyof Dictionary['forms']['errors']

/** What is wrong with a form as a whole, as the error catalogue says it (seed 2, sections 5 and 8). */
export type FormProblem = keyof Dictionary['forms']['problems']
