import 'server-only'
import type { ArrangedPage } from '#schemas/pages/sections.ts'
import type { Placed } from './arranged.ts'
import { arrangementQuery } from './arrangement-query.ts'
import { readContent } from './read.ts'

/** The order of a page's sections as staff arranged it, including hidden sections; empty when staff arranged nothing. */
export async function getArrangement(page: ArrangedPage): Promise<Placed[]> {
  'use cache'
  return (await readContent(arrangementQuery, { page })) ?? []
}
