import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localize } from '#lib/i18n/localize.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { type WordsName, wordsOf } from '#lib/mail/words.ts'
import { resultWords } from '#lib/results/words.ts'
import type { Fault } from './fault.ts'
import { wordFaults } from './texts.ts'

/** A text in both languages that is no content of its own, with its place: `mails.texts.newQuote.subject`. French may be missing. */
export interface WordPair {
  place: string
  en: string
  fr: string
}

/** The words of the interface, of forms and of files: buttons, labels, errors, entries of calendars, columns of CSV files. */
export function interfaceWords(): WordPair[] {
  return [
    ...pairsOf(getDictionary('en'), getDictionary('fr'), 'lib/i18n'),
    ...pairsOf(resultWords.en, resultWords.fr, 'lib/results/words.ts'),
    ...labelsIn(FORMS, 'lib/leads/forms'),
  ]
}

type StoredMails = Parameters<typeof wordsOf>[0]

/**
 * The texts of mails, as they are sent: those of the document "Mails", and the usual ones where it has none.
 * @param stored the document as it is stored, with both languages
 */
export function mailWords(stored: object): WordPair[] {
  const inEnglish = localize(stored, 'en') as StoredMails
  const inFrench = localize(stored, 'fr') as StoredMails
  return mailNames(stored).flatMap((name) =>
    pairsOf(wordsOf(inEnglish, name, 'en'), wordsOf(inFrench, name, 'fr'), `mailTexts.${name}`),
  )
}

/** Every mail with texts, in the dictionaries or in the document. */
function mailNames(stored: object): WordsName[] {
  const { requestPage, jobPages, mails } = getDictionary('en')
  const usual = [requestPage.mails, jobPages.mails, mails.texts].flatMap(Object.keys)
  const written = Object.entries(stored).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'subject' in value ? [name] : [],
  )
  return [...new Set([...usual, ...written])] as WordsName[]
}

/** What is wrong with the French of a text. */
export function pairFaults({ en, fr }: WordPair): Fault[] {
  return fr.trim() === '' ? [{ kind: 'missing', says: en }] : wordFaults({ en, fr })
}

/** The English texts in a value, each with the French at the same place of the other value. */
function pairsOf(english: unknown, french: unknown, place: string): WordPair[] {
  if (typeof english === 'string') {
    const fr = typeof french === 'string' ? french : ''
    return english.trim() === '' ? [] : [{ place, en: english, fr }]
  }
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, value]) =>
    pairsOf(value, (french as Record<string, unknown> | undefined)?.[name], `${place}.${name}`),
  )
}

/** The texts in both languages (`{en, fr}`) that are anywhere in a value. */
function labelsIn(value: unknown, place: string): WordPair[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'fr' in value) return pairsOf(value.en, value.fr, place)
  return Object.entries(value).flatMap(([name, inner]) => labelsIn(inner, `${place}.${name}`))
}
