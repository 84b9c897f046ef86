/**
 * Says in the rows around a field which of their boxes are ticked, and the values of the text fields in `data-says`. The sentence is
 * in `data-chosen`, with `{names}` for all of them.
 * @param target of an input event
 */
export function followChosen(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement)) return
  let row = target.closest('details')
  while (row) {
    const note = row.querySelector<HTMLElement>(':scope > summary [data-chosen]')
    if (note) sayIn(note, row)
    row = row.parentElement?.closest('details') ?? null
  }
}

function sayIn(note: HTMLElement, row: HTMLElement): void {
  const { chosen = '', says = '' } = note.dataset
  const typed = says.split(' ')
  const said = [...row.querySelectorAll('input')].flatMap(({ name, type, checked, labels, value }) => {
    if (type === 'checkbox') return checked ? (labels?.[0]?.textContent?.trim() ?? '') : []
    return typed.includes(name) ? value.trim() : []
  })
  const names = [...new Set(said.filter(Boolean))].join(', ')
  note.textContent = chosen.replace('{names}', () => names)
  note.style.display = names ? 'block' : 'none'
}
