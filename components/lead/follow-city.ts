import { fold } from '#lib/search/fold.ts'

/**
 * Chooses the province of a known city once the city has been entered, unless the visitor chose another province.
 * @param target of an input event in a form
 */
export function followCity(target: EventTarget): void {
  const controls = target instanceof HTMLElement && target.closest('form')?.elements
  if (!controls) return
  const city = controls.namedItem('city')
  const province = controls.namedItem('province_state')
  if (!(city instanceof HTMLInputElement && province instanceof HTMLSelectElement)) return
  const cities = [...(city.list?.options ?? [])]
  const code = cities.find(({ value }) => fold(value) === fold(city.value))?.dataset.province
  if (target === province)
    province.toggleAttribute('data-chosen', Boolean(province.value) && province.value !== code)
  if (target !== city) return
  // The price in the docket is for the city that the form was opened with.
  const hasMoved = city.defaultValue !== '' && city.value.trim() !== city.defaultValue
  city.form?.parentElement?.toggleAttribute('data-moved', hasMoved)
  if (!code || code === province.value || 'chosen' in province.dataset) return
  province.value = code
  province.dispatchEvent(new Event('change', { bubbles: true }))
}
