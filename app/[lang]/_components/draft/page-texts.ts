import { textKey } from '#lib/preview/text-key.ts'

/** An element and the `textKey` of what it shows, or of what it shows beside the elements inside it. */
export interface PageText {
  element: HTMLElement
  key: string
}

/** Elements whose texts are not words of the page. */
const SKIPPED = 'script, style, noscript, svg, option, select, textarea, [hidden]'

/** What an element of one line of text does not have inside. */
const NOT_INLINE = ':not(a, b, br, em, i, span, strong, svg, svg *, time, wbr)'

/** An image of the content lake: its asset is part of its address. */
const ASSET = /\/([0-9a-f]{40}-\d+x\d+)\.(\w+)(?:$|\?)/

/** Every text and picture under an element, from the outside in; of elements that show the same, the innermost. */
export function* pageTexts(root: Element): Generator<PageText> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.closest(SKIPPED)) continue
    const keys = element instanceof HTMLImageElement ? [assetKey(element)] : lineKeys(element)
    for (const key of keys) if (key) yield { element, key }
  }
}

function assetKey(image: HTMLImageElement): string {
  const [, name, extension] = ASSET.exec(image.getAttribute('src') ?? '') ?? []
  return name ? `image-${name}-${extension}` : ''
}

/** The texts of an element that is one line of text: the whole unless an element inside it has the same, and its own part. */
function lineKeys(element: HTMLElement): string[] {
  if (!element.firstChild || element.querySelector(NOT_INLINE)) return []
  const whole = textKey(element.textContent)
  const own = textKey(
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '),
  )
  const isInside = [...element.children].some((child) => textKey(child.textContent) === whole)
  return [...new Set([isInside ? '' : whole, own])]
}
