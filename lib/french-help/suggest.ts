import { missingTerms } from '#lib/i18n/glossary.ts'
import { type FrenchService, ServiceError, type Term } from './service.ts'
import type { AskedText, SuggestedText } from './texts.ts'
import { quebecTypography } from './typography.ts'

/** The French of texts by a service, with the typography of Québec. Rejects with ServiceError. */
export async function suggest(
  service: FrenchService,
  texts: AskedText[],
  terms: Term[],
): Promise<SuggestedText[]> {
  const found = await service.translate(
    texts.map(({ source }) => source),
    terms,
  )
  if (found.length !== texts.length) throw new ServiceError('unreadable', 'another number of texts')
  return texts.map(({ id, source }, index) => {
    const french = quebecTypography(found[index] ?? '')
    return { id, french, missingTerms: missingTerms(source, french, terms) }
  })
}
