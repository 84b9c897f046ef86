/** Ids of elements that every page has. No heading may get such an id. */
const TAKEN = ['content']

/**
 * Makes URL fragments from headings: readable, without accents, each unique on the page.
 * @param prefix a text before each fragment, so that it differs from other ids of the page
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
