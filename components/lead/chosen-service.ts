import { jobHref } from '#lib/chosen-job/job.ts'

/**
 * Shows the questions of the service that is chosen in the form's list. They come from the same page, opened for the service.
 * Nothing is loaded anew, so what was typed stays.
 * @param target of an input event in a form
 */
export async function followService(target: EventTarget): Promise<void> {
  if (!(target instanceof HTMLSelectElement && target.name === 'service_type')) return
  const { value, form } = target
  const place = form?.querySelector<HTMLElement>('[data-questions]')
  if (!place || place.dataset.questions === value) return
  place.dataset.questions = value
  const page = value ? await textOf(jobHref('/get-quote', { service: value })) : ''
  if (place.dataset.questions !== value) return
  const asked = new DOMParser().parseFromString(page, 'text/html').querySelector('[data-questions]')
  place.replaceChildren(...(asked?.childNodes ?? []))
}

/** The HTML of an address in the language of the page; empty when it cannot be loaded: nobody has to answer the questions. */
async function textOf(href: string): Promise<string> {
  const french = document.documentElement.lang.startsWith('fr') ? '&lang=fr' : ''
  try {
    return await (await fetch(href + french)).text()
  } catch {
    return ''
  }
}
