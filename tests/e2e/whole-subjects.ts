import { expect, type Page } from '@playwright/test'
import { type Hotspot, subjectOf } from 'content-lake/media'

/** A picture on the open page, and which part of it is in view, as shares of its width and height. */
interface Shown {
  src: string
  place: string
  start: [number, number]
  size: [number, number]
}

/** Of every address that was met, what must not be cut off. Pictures never change under one address. */
const subjects = new Map<string, Hotspot | null>()

/** What a place may take of a subject: positions are written in whole percents. */
const ROUNDING = 0.006

type FindSubject = (src: string) => Hotspot | null | Promise<Hotspot | null>

/**
 * Checks that every picture of the open page shows the whole of its subject, at the width it has now. Drawings name
 * theirs; of other pictures `subjectIn` tells it.
 */
export async function expectWholeSubjects(page: Page, subjectIn?: FindSubject): Promise<void> {
  const ofDrawing = async (src: string) =>
    src.endsWith('.svg') ? subjectOf(await (await page.request.get(src)).text()) : null
  const cut: string[] = []
  for (const { src, place, start, size } of await page.evaluate(measure)) {
    if (!subjects.has(src)) subjects.set(src, await (subjectIn ?? ofDrawing)(src))
    const subject = subjects.get(src)
    if (!subject) continue
    const [left, top] = [subject.x - subject.width / 2, subject.y - subject.height / 2]
    const isWhole =
      start[0] <= left + ROUNDING &&
      start[1] <= top + ROUNDING &&
      start[0] + size[0] >= left + subject.width - ROUNDING &&
      start[1] + size[1] >= top + subject.height - ROUNDING
    if (!isWhole) cut.push(`${place}, ${src}: shows ${size.map((part) => part.toFixed(2)).join(' by ')}`)
  }
  expect.soft(cut, `subjects cut at ${page.viewportSize()?.width} px on ${page.url()}`).toEqual([])
}

function measure(): Shown[] {
  return [...document.images].flatMap((image) => {
    const { objectFit, objectPosition } = getComputedStyle(image)
    const [width, height] = [image.clientWidth, image.clientHeight]
    const [naturalWidth, naturalHeight] = [
      Number(image.getAttribute('width')),
      Number(image.getAttribute('height')),
    ]
    if (!(objectFit === 'cover' && width && height && naturalWidth && naturalHeight)) return []
    const scale = Math.max(width / naturalWidth, height / naturalHeight)
    const size: [number, number] = [width / (naturalWidth * scale), height / (naturalHeight * scale)]
    const [across = 50, down = 50] = objectPosition.split(' ').map(Number.parseFloat)
    const start: [number, number] = [((1 - size[0]) * across) / 100, ((1 - size[1]) * down) / 100]
    return [{ src: image.currentSrc || image.src, place: image.parentElement?.className ?? '', start, size }]
  })
}
