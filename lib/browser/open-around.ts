/** Opens the rows that a field stands in, so that it can be seen and focused. */
export function openAround(field: Element | null): void {
  const row = field?.closest('details')
  if (!row) return
  row.open = true
  openAround(row.parentElement)
}
