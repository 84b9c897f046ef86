import 'server-only'
import { readContent } from '#lib/content/read.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import type { ArrangedPage } from '#schemas/pages/sections.ts'
import { arrangementBlocksQuery } from './arrangement-query.ts'
import { type PageBlock, shownBlocks } from './landing-page.ts'

/** The blocks that staff put between the sections of a page, without hidden blocks. */
export async function getArrangementBlocks(page: ArrangedPage, lang: Language): Promise<PageBlock[]> {
  'use cache'
  return shownBlocks(localize(await readContent(arrangementBlocksQuery, { page }), lang) ?? [])
}
