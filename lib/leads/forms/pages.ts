import type { FormType } from './index.ts'

/** The pages with a form of each type. The first is used where the page is unknown. */
export const FORM_PAGES: Readonly<Record<FormType, readonly [string, ...string[]]>> = {
  lead: ['/book-installation', '/get-quote'],
  contact: ['/contact'],
  contractor: ['/contractors/join'],
  partner: ['/suggest-partner'],
}

/** The parameter of a form's page with the id of the attempt to show. */
export const ATTEMPT_PARAMETER = 'attempt'

export function isFormPage(path: string): boolean {
  return Object.values(FORM_PAGES).some((pages) => pages.includes(path))
}

/** The page after a form was posted without scripts. */
export function confirmationPath(type: FormType, reference: string): string {
  return `/request-received/${type}?reference=${encodeURIComponent(reference)}`
}
