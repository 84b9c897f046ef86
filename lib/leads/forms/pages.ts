import type { FormType } from './index.ts'

/** The pages with a form of each type. When a request does not name its page, the first page is used. */
export const FORM_PAGES: Readonly<Record<FormType, readonly [string, ...string[]]>> = {
  lead: ['/book-installation', '/get-quote'],
  contact: ['/contact'],
  contractor: ['/contractors/join'],
  partner: ['/suggest-partner'],
  claim: ['/guarantee/claim'],
}

/** The query parameter with the id of an attempt. The page of the form then shows this attempt. */
export const ATTEMPT_PARAMETER = 'attempt'

export function isFormPage(path: string): boolean {
  return Object.values(FORM_PAGES).some((pages) => pages.includes(path))
}

/** The forms whose sender follows them on a page of their own (`requestPath`). */
export const FORMS_WITH_PAGE: readonly FormType[] = ['lead', 'claim', 'contractor']

export const hasPage = (type: FormType): boolean => FORMS_WITH_PAGE.includes(type)

/** Whether photos can be sent with a form. */
export const takesPhotos = (type: FormType): boolean => type === 'lead' || type === 'claim'

/** The page of people who have lost the link to their request. */
export const REQUEST_PAGE = '/request'

/** The path of a request's page. Only a browser with the request's cookie sees the request there. */
export const requestPath = (reference: string): string => `${REQUEST_PAGE}/${encodeURIComponent(reference)}`

/** The path of the page that confirms a form posted without scripts. */
export function confirmationPath(type: FormType, reference: string): string {
  return `/request-received/${type}?reference=${encodeURIComponent(reference)}`
}
