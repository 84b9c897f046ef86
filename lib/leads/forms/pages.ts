import type { FormType } from './index.ts'

/** The pages with a form of each type. The first is meant where nothing else is known. */
export const FORM_PAGES: Readonly<Record<FormType, readonly [string, ...string[]]>> = {
  lead: ['/book-installation', '/get-quote'],
  contact: ['/contact'],
  contractor: ['/contractors/join'],
  partner: ['/suggest-partner'],
}

/** In the address of a form's page: the id of the attempt that is shown again. */
export const ATTEMPT_PARAMETER = 'attempt'

export function isFormPage(path: string): boolean {
  return Object.values(FORM_PAGES).some((pages) => pages.includes(path))
}

/** Where a form that was posted without scripts ends. */
export function confirmationPath(type: FormType, reference: string): string {
  return `/request-received/${type}?reference=${encodeURIComponent(reference)}`
}
