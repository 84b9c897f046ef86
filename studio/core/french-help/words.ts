import { LOSS_WORDS } from '#studio/core/marked-text/losses.ts'
import { useTexts } from '#studio/core/use-texts.ts'
import type { SuggestedField } from './suggest.ts'

const en = {
  suggest: 'Suggest French',
  suggestHint: (service: string) =>
    `Asks ${service} for the French. It counts as out of date until you confirm it.`,
  nothing: 'No French is missing or out of date here.',
  done: (count: number) => (count === 1 ? '1 text suggested' : `${count} texts suggested`),
  doneHint: 'In the draft, until somebody confirms them.',
  notTaken: (count: number) =>
    count === 1 ? 'One suggestion was not taken' : `${count} suggestions were not taken`,
  unreadable: 'its formatting was lost',
  differs: 'The suggestion was not taken',
  colon: ': ',
  terms: (terms: string) => `The glossary says otherwise: ${terms}.`,
  losses: LOSS_WORDS.en,
}

const fr: typeof en = {
  suggest: 'Proposer le français',
  suggestHint: (service) =>
    `Demande le français à ${service}. Il reste à revoir jusqu’à ce que vous le confirmiez.`,
  nothing: 'Aucun français ne manque ni n’est à revoir ici.',
  done: (count) => (count < 2 ? `${count} texte proposé` : `${count} textes proposés`),
  doneHint: 'Dans le brouillon, jusqu’à ce que quelqu’un les confirme.',
  notTaken: (count) =>
    count < 2 ? 'Une proposition n’a pas été retenue' : `${count} propositions n’ont pas été retenues`,
  unreadable: 'sa mise en forme a été perdue',
  differs: 'La proposition n’a pas été retenue',
  colon: ' : ',
  terms: (terms) => `Le lexique dit autre chose : ${terms}.`,
  losses: LOSS_WORDS.fr,
}

/** The words about suggested French, and the sentences about one suggestion. */
export function useHelpWords() {
  const texts = useTexts({ en, fr })
  const { words } = texts
  return {
    ...texts,
    /** Why a suggestion was not taken; null when it was. */
    refusal: ({ losses }: SuggestedField): string | null =>
      losses === undefined
        ? null
        : losses.map(({ kind, says }) => `${words.losses[kind]} (${says})`).join('; ') || words.unreadable,
    /** The terms of the glossary that a suggestion lacks; null when it has all. */
    aboutTerms: (fields: SuggestedField[]): string | null => {
      const terms = fields.flatMap(({ missingTerms }) => missingTerms)
      const pairs = new Set(terms.map(({ english, french }) => `${english} → ${french}`))
      return pairs.size > 0 ? words.terms([...pairs].join(', ')) : null
    },
  }
}
