import { fold } from '#lib/search/fold.ts'

/**
 * Chooses the province of a city of the list once it has been typed or chosen, unless the visitor chose a province.
 * @param target of an input event in a form
 */
export function followCity(target: EventTarget): void {
  if (target instanceof HTMLSelectElement && target.name === 'province_state') target.dataset.chosen = ''
  if (!(target instanceof HTMLInputElement) || target.name !== 'city') return
  // The docket's price is that of the city the form was opened for.
  const hasMoved = target.defaultValue !== '' && target.value.trim() !== target.defaultValue
  target.form?.parentElement?.toggleAttribute('data-moved', hasMoved)
  const province = target.form?.elements.namedItem('province_state')
  if (!(province instanceof HTMLSelectElement) || (province.value && 'chosen' in province.dataset)) return
  const cities = [...(target.list?.options ?? [])]
  const code = cities.find(({ value }) => fold(value) === fold(target.value))?.dataset.province
  if (!code || code === province.value) return
  province.value = code
  province.dispatchEvent(new Event('change', { bubbles: true }))
}
