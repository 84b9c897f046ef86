/**
 * Says in the row of a closed group which of its boxes are ticked. The sentence is in `data-chosen`, with `{names}` for the labels
 * of the boxes.
 * @param target of an input event
 */
export function followChosen(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const group = target.closest('details')
  const note = group?.querySelector<HTMLElement>('[data-chosen]')
  if (!group || !note) return
  const ticked = [...group.querySelectorAll<HTMLInputElement>('input:checked')]
  const names = ticked.map(({ labels }) => labels?.[0]?.textContent?.trim()).join(', ')
  note.textContent = (note.dataset.chosen ?? '').replace('{names}', () => names)
}
