import { expect, type Locator, type Page } from '@playwright/test'

/** What is pressed or filled in. Links inside a sentence are as tall as its line. */
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]'

/** CSS pixels, of the look (docs/product.md, Look). */
const SMALLEST_TARGET = 44

/** Checks that every control of the open page can be hit: itself, or the label that is pressed in its place. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(
    ({ selector, least }) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return []
        const style = getComputedStyle(control)
        const isText = style.display === 'inline' && control.closest('p, li, dd, td, .rich-text') !== null
        // Shown once it has the focus.
        if (isText || control.classList.contains('skip-link')) return []
        // What only machines fill in.
        if (control.closest('[aria-hidden="true"]')) return []
        const label = control instanceof HTMLInputElement ? control.closest('label') : null
        const own = (label ?? control).getBoundingClientRect()
        // A layer over the whole card is pressed as well.
        const layers = ['::before', '::after']
          .map((name) => getComputedStyle(control, name))
          .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        const width = Math.max(own.width, ...layers.map((layer) => Number.parseFloat(layer.width)))
        const height = Math.max(own.height, ...layers.map((layer) => Number.parseFloat(layer.height)))
        // Laid over by its own parts, or of no size where it is not shown.
        if (width === 0 || height === 0) return []
        const size = `${Math.round(width)} × ${Math.round(height)}`
        return Math.min(width, height) < least - 0.5
          ? [`${control.localName} “${control.textContent?.trim() || control.ariaLabel}”: ${size}`]
          : []
      }),
    { selector: CONTROLS, least: SMALLEST_TARGET },
  )
  expect.soft(small, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Checks that one control can be hit, once it has come to rest: while a card moves in, its place and size are fractions. */
export async function expectLargeTarget(control: Locator): Promise<void> {
  await control.evaluate(async (element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
    await Promise.all(moving.map(({ finished }) => finished))
  })
  const box = await control.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(SMALLEST_TARGET)
}

/**
 * Checks that every control of the open page, or of a part of it, can be seen: its words, its edge or its drawing has another colour than what it
 * stands on. Where something is chosen or switched on, that can be seen too.
 */
export async function expectVisibleControls(page: Page, part = 'body'): Promise<void> {
  const unseen = await page.evaluate(
    ([selector, root]) => {
      const isClear = (color: string) => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)
      const groundOf = (element: Element | null): string => {
        for (let one = element; one; one = one.parentElement) {
          const { backgroundColor } = getComputedStyle(one)
          if (!isClear(backgroundColor)) return backgroundColor
        }
        return getComputedStyle(document.documentElement).backgroundColor
      }
      const differs = (color: string, ground: string) => !isClear(color) && color !== ground
      const hasWords = (element: Element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
      const isSeen = (control: Element): boolean => {
        const style = getComputedStyle(control)
        const outside = groundOf(control.parentElement)
        const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 && differs(style.borderTopColor, outside)
        if (hasEdge || differs(style.backgroundColor, outside)) return true
        return [control, ...control.querySelectorAll('*')].some((part) => {
          const own = getComputedStyle(part)
          if (hasWords(part)) return differs(own.color, groundOf(part))
          return (
            part instanceof SVGElement &&
            (differs(own.stroke, groundOf(part)) || differs(own.fill, groundOf(part)))
          )
        })
      }
      const isShown = (control: Element) =>
        !control.closest('[aria-hidden="true"]') &&
        // Browsers draw the handle of a range: what styles it has cannot be read.
        !control.matches('[type=range]') &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.getBoundingClientRect().width > 1
      const within = document.querySelector(root)
      if (!within) throw new Error(`There is no ${root}.`)
      const controls = [...within.querySelectorAll(selector)].filter(isShown)
      const lost = controls.filter((control) => !isSeen(control))
      // One that is chosen beside one that is not: they look different.
      const looksOf = (control: Element) => {
        const { backgroundColor, borderTopColor, borderTopWidth, color } = getComputedStyle(control)
        return [backgroundColor, borderTopColor, borderTopWidth, color].join()
      }
      const alike = ['aria-pressed', 'aria-selected'].flatMap((name) =>
        [...within.querySelectorAll(`[${name}=true]`)].filter(isShown).filter((chosen) => {
          const other = chosen.parentElement?.querySelector(`[${name}=false]`)
          return other && isShown(other) && looksOf(other) === looksOf(chosen)
        }),
      )
      return [...lost, ...alike].map(
        (control) =>
          `${control.localName}.${control.className} “${control.textContent?.trim().slice(0, 40)}”`,
      )
    },
    [CONTROLS, part] as const,
  )
  expect.soft(unseen, `${page.url()} in forced colours`).toEqual([])
}
