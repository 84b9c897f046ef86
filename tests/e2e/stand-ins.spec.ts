import { expect } from '@playwright/test'
import { inEveryRun, test } from './fixtures.ts'

/** The share by which texts may be wider or narrower while the fonts load. */
const MOST = 0.02

for (const path of ['/', '/services?lang=fr', '/tv-mounting', '/roof-replacement?lang=fr']) {
  test(
    `${path}: texts take as much room while the fonts load`,
    inEveryRun(path === '/' || path.includes('/services')),
    async ({ page }) => {
      await page.goto(path)
      const ratios = await page.evaluate(async () => {
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('There is no canvas.')
        const widthIn = async (font: string, text: string) => {
          await document.fonts.load(font, text)
          context.font = font
          return context.measureText(text).width
        }
        const widths: Record<string, { real: number; standIn: number }> = {}
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { parentElement, textContent } = texts.currentNode
          const text = textContent?.trim()
          if (!text || !parentElement?.checkVisibility()) continue
          const { fontFamily, fontWeight } = getComputedStyle(parentElement)
          const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''
          widths[family] ??= { real: 0, standIn: 0 }
          widths[`${family} bold`] ??= { real: 0, standIn: 0 }
          const sum = widths[Number(fontWeight) < 600 ? family : `${family} bold`]
          if (!sum) continue
          sum.real += await widthIn(`${fontWeight} 16px "${family}"`, text)
          sum.standIn += await widthIn(`${fontWeight} 16px "${family} stand-in"`, text)
        }
        return Object.entries(widths).map(([font, { real, standIn }]) => ({
          font,
          real,
          ratio: standIn / real,
        }))
      })
      const used = ratios.filter(({ real }) => real > 1_000)
      expect(used.map(({ font }) => font).toSorted()).toEqual(['heading bold', 'text', 'text bold'])
      for (const { font, ratio } of used) expect.soft(Math.abs(ratio - 1), font).toBeLessThan(MOST)
    },
  )
}
