import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localize } from '#lib/i18n/localize.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { type WordsName, wordsOf } from '#lib/mail/words.ts'
import { resultWords } from '#lib/results/words.ts'
import type { Fault } from './fault.ts'
import { wordFaults } from './texts.ts'

/** A fault of words that are not content, with their place: `mails.texts.newQuote.subject`. */
export interface WordFault extends Fault {
  place: string
}

/**
 * What is wrong with the French words of the interface, forms and files: buttons, labels, errors, entries of calendars, columns of
 * CSV files.
 */
export function interfaceFaults(): WordFault[] {
  return [
    ...faultsBetween(getDictionary('en'), getDictionary('fr'), 'lib/i18n'),
    ...faultsBetween(resultWords.en, resultWords.fr, 'lib/results/words.ts'),
    ...faultsOfLabels(FORMS, 'lib/leads/forms'),
  ]
}

type StoredMails = Parameters<typeof wordsOf>[0]

/**
 * What is wrong with the French texts of mails, as they are sent: those of the document "Mails" (as it is stored), and the usual ones
 * where it has none.
 */
export function mailFaults(stored: StoredMails): WordFault[] {
  return mailNames(stored).flatMap((name) =>
    faultsBetween(
      wordsOf(localize(stored, 'en') as StoredMails, name, 'en'),
      wordsOf(localize(stored, 'fr') as StoredMails, name, 'fr'),
      name,
    ),
  )
}

/** Every mail with texts, in the dictionaries or in the document. */
function mailNames(stored: StoredMails): WordsName[] {
  const { requestPage, jobPages, mails } = getDictionary('en')
  const usual = [requestPage.mails, jobPages.mails, mails.texts].flatMap(Object.keys)
  const written = Object.entries(stored).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'subject' in value ? [name] : [],
  )
  return [...new Set([...usual, ...written])] as WordsName[]
}

/** Compares two values text by text. French that has no text where English has one is missing. */
export function faultsBetween(english: unknown, french: unknown, place: string): WordFault[] {
  if (typeof english === 'string') {
    if (english.trim() === '') return []
    if (typeof french !== 'string' || french.trim() === '') return [{ kind: 'missing', says: english, place }]
    return wordFaults({ en: english, fr: french }).map((fault) => ({ ...fault, place }))
  }
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, value]) =>
    faultsBetween(value, (french as Record<string, unknown> | undefined)?.[name], `${place}.${name}`),
  )
}

/** Compares the texts in both languages (`{en, fr}`) that are anywhere in a value. */
function faultsOfLabels(value: unknown, place: string): WordFault[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'fr' in value) return faultsBetween(value.en, value.fr, place)
  return Object.entries(value).flatMap(([name, inner]) => faultsOfLabels(inner, `${place}.${name}`))
}
