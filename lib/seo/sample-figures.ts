import type { Language } from '#lib/i18n/languages.ts'
import { figureTexts } from '#lib/i18n/named-figures.ts'
import samples from './sample-figures.json' with { type: 'json' }

type FigureName = keyof typeof samples.structuredData

/** Groups of figures. When staff have changed one figure of a group, none of the group is a sample. */
const TOGETHER: FigureName[][] = [
  ['ratingValue', 'reviewCount'],
  ['bundleRatingValue', 'bundleReviewCount'],
  ['howToTotalHours'],
  ['howToEstimatedCost'],
]

/** The figures for search engines that still have the invented values of the sample content. */
export function sampleFiguresIn(figures: Partial<Record<FigureName, unknown>>): FigureName[] {
  return TOGETHER.filter((names) =>
    names.every((name) => figures[name] === samples.structuredData[name]),
  ).flat()
}

/** Numbers that are not prices. */
const NUMBER = /(?<![$\d])\d+(?:[.,\u00a0\u202f]\d+)*(?!\d|[\u00a0\u202f ]?\$)/g

/** Whether a text contains a site figure of the sample content: `250+ cities`, `50 000 clients`. */
export function namesSampleFigure(text: string, lang: Language): boolean {
  const figures = Object.values(figureTexts(samples.siteFigures, lang))
  return (text.match(NUMBER) ?? []).some((number) => figures.includes(number))
}
