import type { Dictionary } from '#lib/i18n/dictionary.ts'

/** The error of a field: a key of the dictionaries. */
export type FieldError = keyof Dictionary['forms']['errors']

/** What is wrong with a form as a whole (docs/product.md, Form messages). */
export type FormProblem = keyof Dictionary['forms']['problems']
