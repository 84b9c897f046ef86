/** Ids that every page has already. */
const TAKEN = ['content']

/**
 * Fragments for headings, so that `#` leads to them: readable, without accents, each one once.
 * @param prefix keeps them apart from the other ids of the page
 */
export function toAnchors(texts: string[], prefix = ''): string[] {
  const used = new Set(TAKEN)
  return texts.map((text) => {
    const base = prefix + toFragment(text)
    let anchor = base
    for (let count = 2; used.has(anchor); count++) anchor = `${base}-${count}`
    used.add(anchor)
    return anchor
  })
}

function toFragment(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'part'
}
