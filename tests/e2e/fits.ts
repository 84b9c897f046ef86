import { expect, type Page } from '@playwright/test'
import { setWidth } from './measured-pages.ts'
import { expectWholeSubjects } from './whole-subjects.ts'

/** The widths the look is designed for, the narrowest of WCAG's reflow, and one between. */
const EVERY_WIDTH = [320, 360, 768, 1024, 1280, 1600]

/** Checks at every width that the open page fits the screen, that each of its texts fits its box, and that no drawing is cut through its subject. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of EVERY_WIDTH) {
    await setWidth(page, width)
    const { reach, cutOff } = await page.evaluate(measure)
    expect.soft(reach, `the page at ${width} px`).toBeLessThanOrEqual(width)
    await expectWholeSubjects(page)
    expect.soft(cutOff, `texts at ${width} px`).toEqual([])
  }
}

/** How far the page reaches, and the texts that stick out of their own box, or are cut off by one around it that does not scroll. */
function measure(): { reach: number; cutOff: string[] } {
  interface Box {
    right: number
    isInline: boolean
    cutsOff: boolean
    /** It scrolls, or is meant for screen readers only. */
    isOpen: boolean
  }
  // Many texts stand in the same boxes, and styles take the longest.
  const boxes = new Map<Element, Box>()
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element)
    if (known) return known
    const { display, overflowX, clipPath } = getComputedStyle(element)
    const box = {
      right: element.getBoundingClientRect().right,
      isInline: display === 'inline',
      cutsOff: overflowX !== 'visible',
      isOpen: overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none',
    }
    boxes.set(element, box)
    return box
  }
  const cutOff: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
    let element = texts.currentNode.parentElement
    while (element && boxOf(element).isInline) element = element.parentElement
    for (let isOwn = true; element; element = element.parentElement, isOwn = false) {
      const box = boxOf(element)
      if (box.isOpen) break
      if (right > box.right + 1 && (isOwn || box.cutsOff)) {
        cutOff.push(`${texts.currentNode.textContent} in ${element.localName}.${element.className}`)
        break
      }
    }
  }
  return { reach: document.documentElement.scrollWidth, cutOff }
}
