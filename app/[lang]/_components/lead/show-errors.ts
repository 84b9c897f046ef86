/** Fills the form's places for errors, and empties those of fields that are right. Answers a link to each wrong field. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const error = errors[place.dataset.error ?? ''] ?? ''
    place.hidden = !error
    const sentence = place.querySelector('span')
    if (sentence) sentence.textContent = error
    for (const control of controlsOf(form, place.dataset.error ?? '')) {
      if (error) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    }
  }
  return Object.entries(errors).flatMap(([name, text]) => {
    const [control] = controlsOf(form, name)
    return control ? [{ id: control.id, text }] : []
  })
}

function controlsOf(form: HTMLFormElement, name: string) {
  return form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)
}
