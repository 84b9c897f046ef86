/** Opens the rows that a field stands in, so that it can be seen and focused. */
export function openAround(field: Element): void {
  for (let row = field.closest('details'); row; row = row.parentElement?.closest('details') ?? null)
    row.open = true
}
