import { localizedHref } from '#lib/i18n/href.ts'
import { ATTEMPT_PARAMETER } from './pages.ts'

/** The address of a form's page, as its lead has it: with its query, and without the language and the attempt. */
export function formAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  query.delete(ATTEMPT_PARAMETER)
  return localizedHref(query.size > 0 ? `${pathname}?${query}` : pathname, 'en')
}
