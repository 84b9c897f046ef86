import type { Choice } from '../define.ts'
import type { Page } from '../document-types.ts'
import { mainPages } from './main.ts'
import { professionalsPages } from './professionals.ts'
import { quotesPages } from './quotes.ts'
import { readingPages } from './reading.ts'
import { reasonsPages } from './reasons.ts'
import { sharedPages } from './shared.ts'

/** Every page, in the order of the desk. */
export const PAGES: Page[] = [
  ...mainPages,
  ...quotesPages,
  ...reasonsPages,
  ...readingPages,
  ...professionalsPages,
  ...sharedPages,
]

/** The pages with marketing figures (docs/product.md, Marketing figures), as choices for the `page` of a `pageFigures`. */
export const FIGURE_PAGES: Choice[] = PAGES.flatMap(({ figures, title }) =>
  figures ? [{ value: figures, title }] : [],
)
