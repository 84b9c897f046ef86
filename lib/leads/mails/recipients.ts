import type { Language } from '#lib/i18n/languages.ts'

/** A member of staff who gets mails about leads. */
export interface Recipient {
  email: string
  language: Language
}

/** The recipients in a list of the document "Mails", each e-mail address once. A missing language is English. */
export function recipientsOf(
  stored: { email?: string | null; language?: string | null }[] | null | undefined,
): Recipient[] {
  const people = (stored ?? []).flatMap(({ email, language }): Recipient[] =>
    email ? [{ email, language: language === 'fr' ? 'fr' : 'en' }] : [],
  )
  return [...new Map(people.map((person) => [person.email.toLowerCase(), person])).values()]
}
