import type { Language } from '#lib/i18n/languages.ts'
import { figureTexts } from '#lib/i18n/named-figures.ts'
import samples from './sample-figures.json' with { type: 'json' }

type FigureName = keyof typeof samples.structuredData

/** Figures that are about the same: of a rating that staff changed in one place, no part is a sample. */
const TOGETHER: FigureName[][] = [
  ['ratingValue', 'reviewCount'],
  ['bundleRatingValue', 'bundleReviewCount'],
  ['howToTotalHours'],
  ['howToEstimatedCost'],
]

/** The figures for search engines that are still those the site came with, which nobody has measured. */
export function sampleFiguresIn(figures: Partial<Record<FigureName, unknown>>): FigureName[] {
  return TOGETHER.filter((names) =>
    names.every((name) => figures[name] === samples.structuredData[name]),
  ).flat()
}

/** A number that is no price. */
const NUMBER = /(?<![$\d])\d+(?:[.,\u00a0\u202f]\d+)*(?!\d|[\u00a0\u202f ]?\$)/g

/** Whether a text has a site figure as the site came with it: `250+ cities`, `50 000 clients`. */
export function namesSampleFigure(text: string, lang: Language): boolean {
  const figures = Object.values(figureTexts(samples.siteFigures, lang))
  return (text.match(NUMBER) ?? []).some((number) => figures.includes(number))
}
