import { SHARED_ADDRESS_TYPES } from '#schemas/shared/slug-rule.ts'
import { currentOf, type DocumentPair, slugOf } from '#studio/core/document-pair.ts'
import type { Targets } from './cells.ts'
import type { TableType } from './columns.ts'

/** The published documents that cells can refer to. */
export function targetsOf(pairs: DocumentPair[]): Targets {
  const named = pairs.flatMap(({ id, type, published }) => {
    const name = type === 'province' ? published?.code : slugOf(published)
    const isTarget = type === 'province' || type === 'category'
    return isTarget && typeof name === 'string' ? [{ id, name }] : []
  })
  return {
    idOf: new Map(named.map(({ id, name }) => [name.toLowerCase(), id])),
    nameOf: new Map(named.map(({ id, name }) => [id, name])),
  }
}

/** Types that are read to plan an import. */
export const READ_TYPES = [...SHARED_ADDRESS_TYPES, 'province']

/** Slugs and aliases that documents of other types have already. */
export function otherSlugs(pairs: DocumentPair[], type: TableType): ReadonlySet<string> {
  const others = pairs.filter((pair) => pair.type !== type && SHARED_ADDRESS_TYPES.includes(pair.type))
  return new Set(
    others.flatMap((pair) => {
      const document = currentOf(pair)
      const aliases = Array.isArray(document?.aliases) ? document.aliases : []
      return [slugOf(document), ...aliases].filter((slug) => typeof slug === 'string')
    }),
  )
}
