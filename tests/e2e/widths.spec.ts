import { expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { testWithSite } from './fixtures.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES, setWidth } from './measured-pages.ts'

const test = testWithSite()

/** The widths the look is designed for, the narrowest of WCAG's reflow, and one between. */
const EVERY_WIDTH = [320, 360, 768, 1024, 1280, 1600]

/** Texts that stick out of their own box, or are cut off by one around it that does not scroll. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
      let box = texts.currentNode.parentElement
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
      for (let isOwn = true; box; box = box.parentElement, isOwn = false) {
        const { overflowX, clipPath } = getComputedStyle(box)
        // It scrolls, or is meant for screen readers only.
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') break
        const isOut = right > box.getBoundingClientRect().right + 1
        if (isOut && (isOwn || overflowX !== 'visible')) {
          found.push(`${texts.currentNode.textContent} in ${box.localName}.${box.className}`)
          break
        }
      }
    }
    return found
  })
}

for (const lang of LANGUAGES) {
  for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]) {
    test(`${path} in ${lang} fits the screen at every width`, async ({ page }) => {
      await page.goto(localizedHref(path, lang))
      for (const width of EVERY_WIDTH) {
        await setWidth(page, width)
        const reach = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(reach, `the page at ${width} px`).toBeLessThanOrEqual(width)
        expect.soft(await cutOff(page), `texts at ${width} px`).toEqual([])
      }
    })
  }
}
