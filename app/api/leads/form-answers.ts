import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { fillForm } from '#lib/leads/forms/fill-html.ts'
import { type FormType, problemOf } from '#lib/leads/forms/index.ts'
import type { FormOutcome } from '#lib/leads/http/handle-lead.ts'
import { serverOrigin } from '#lib/server/server-origin.ts'

/** The pages a form may come back to; the first when the form does not say. */
const PAGES: Record<FormType, string[]> = {
  lead: ['/book-installation', '/get-quote'],
  contact: ['/contact'],
  contractor: ['/contractors/join'],
  partner: ['/suggest-partner'],
}

/**
 * Answers a form that was posted without scripts, in its own language: 303 to the confirmation page, or the page of the
 * form again with what was typed and what is wrong, as 422 or as the status of the failure.
 * @param fields what was posted
 */
export async function answerForm(
  type: FormType,
  fields: Readonly<Record<string, string>>,
  outcome: FormOutcome,
): Promise<Response> {
  const lang = fields.lang === 'fr' ? 'fr' : 'en'
  if ('reference' in outcome) {
    const path = `/request-received/${type}?reference=${encodeURIComponent(outcome.reference)}`
    return new Response(null, {
      status: 303,
      headers: { location: localizedHref(path, lang), 'cache-control': 'no-store' },
    })
  }
  const words = getDictionary(lang).forms
  const errors = 'errors' in outcome ? outcome.errors : {}
  const said = 'errors' in outcome ? words.problems[problemOf(type, errors, fields)] : words.failures[type]
  const page = await fetch(serverOrigin() + localizedHref(pageOf(type, fields.conversion_page), lang))
  const html = fillForm(await page.text(), {
    values: fields,
    ...said,
    errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, words.errors[error]])),
  })
  return new Response(html, {
    status: 'errors' in outcome ? 422 : outcome.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The page the form says it was on, if it is one of its pages; a quote keeps its service and city. */
function pageOf(type: FormType, address = '') {
  const [path = '', query = ''] = address.split('?')
  const [first = '/', ...others] = PAGES[type]
  if (!others.includes(path) && path !== first) return first
  return query ? `${path}?${new URLSearchParams(query)}` : path
}
