import 'server-only'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import type { ArrangedPage } from '#schemas/pages/sections.ts'
import type { Placed } from './arranged.ts'
import { arrangementBlocksQuery, arrangementQuery } from './arrangement-queries.ts'
import type { PageBlock } from './landing-page.ts'
import { readContent } from './read.ts'

/** The order that staff gave to the sections of a page, hidden ones included; empty when nobody did. */
export async function getArrangement(page: ArrangedPage): Promise<Placed[]> {
  'use cache'
  return (await readContent(arrangementQuery, { page })) ?? []
}

/** The blocks among the sections of a page, without hidden ones. */
export async function getArrangementBlocks(page: ArrangedPage, lang: Language): Promise<PageBlock[]> {
  'use cache'
  return localize(await readContent(arrangementBlocksQuery, { page }), lang) ?? []
}
