import type { MailTexts } from '#lib/content/mail-texts.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

type StoredMails = NonNullable<MailTexts['mails']>

/** The mails whose texts the document "Mails" has by name. */
type StoredName = {
  [Name in keyof StoredMails]: NonNullable<StoredMails[Name]> extends { subject: unknown } ? Name : never
}[keyof StoredMails]

type Dictionary = ReturnType<typeof getDictionary>

/** The name of a mail's texts. */
export type WordsName =
  | StoredName
  | keyof Dictionary['requestPage']['mails']
  | keyof Dictionary['jobPages']['mails']
  | keyof Dictionary['mails']['texts']

interface Words {
  subject: string
  text: string
  button: string
}

interface StoredWords {
  subject?: string | null
  text?: string | null
  button?: string | null
}

/**
 * The texts of a mail: those of the document "Mails", under the mail's name or in its list of other texts, else those of the
 * dictionary. A missing text is empty.
 */
export function wordsOf(mails: StoredMails, name: WordsName, lang: Language): Words {
  const { requestPage, jobPages, mails: own } = getDictionary(lang)
  const usual: Partial<Record<WordsName, StoredWords>> = {
    ...requestPage.mails,
    ...jobPages.mails,
    ...own.texts,
  }
  const stored: Partial<Record<WordsName, StoredWords | null>> = mails
  const written = stored[name] ?? mails.otherTexts?.find(({ mail }) => mail === name)
  const textOf = (part: keyof Words) => written?.[part] || usual[name]?.[part] || ''
  return { subject: textOf('subject'), text: textOf('text'), button: textOf('button') }
}
