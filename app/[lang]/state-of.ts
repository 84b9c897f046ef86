import type { PageParams } from './params.ts'

type Query = Record<string, string | string[] | undefined>

/** The props of a page that shows the state of its address (lib/routes/state-pages.ts). */
export interface StateProps {
  params: PageParams
  searchParams: Promise<Query>
}

/** The query of the page's address. */
export async function queryOf(searchParams: Promise<Query>): Promise<URLSearchParams> {
  const pairs = Object.entries(await searchParams)
  return new URLSearchParams(pairs.flatMap(([name, value = '']) => [value].flat().map((one) => [name, one])))
}
