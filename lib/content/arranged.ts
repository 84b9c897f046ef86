/** An item of a page's order: one of its own sections, or a block between them. */
export interface Placed {
  _key: string
  /** The name of the section. Blocks have none. */
  section?: string | null
  hidden?: boolean | null
}

/**
 * Everything a page shows, from top to bottom. A section that the arrangement does not name comes after the section it
 * usually follows, so a new section appears on every page. Names that the page does not have are left out.
 */
export function arranged(usual: readonly string[], arrangement: Placed[]): Placed[] {
  const placed = arrangement.filter(({ section }) => !section || usual.includes(section))
  usual.forEach((name, index) => {
    if (placed.some(({ section }) => section === name)) return
    const before = usual[index - 1]
    const at = before ? placed.findIndex(({ section }) => section === before) + 1 : 0
    placed.splice(at, 0, { _key: name, section: name })
  })
  return placed.filter(({ hidden }) => !hidden)
}
