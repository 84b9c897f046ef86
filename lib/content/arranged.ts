/** An item of a page's order: one of its own sections, or a block between them. */
export interface Placed {
  _key: string
  /** The name of the section. Blocks have no name. */
  section?: string | null
  hidden?: boolean | null
}

/**
 * The shown sections and blocks of a page, from top to bottom. A section that the arrangement does not name comes after its
 * predecessor in the usual order, so a new section appears on every page. Unknown names are left out.
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
