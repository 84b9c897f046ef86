import 'server-only'
import type { ArrangedPage } from '#schemas/pages/sections.ts'
import type { Placed } from './arranged.ts'
import { arrangementQuery } from './arrangement-query.ts'
import { readContent } from './read.ts'

/** The order that staff gave to the sections of a page, with hidden ones; empty when there is none. */
export async function getArrangement(page: ArrangedPage): Promise<Placed[]> {
  'use cache'
  return (await readContent(arrangementQuery, { page })) ?? []
}
