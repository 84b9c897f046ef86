import type { Language } from '#lib/i18n/languages.ts'

/** Somebody of the staff who is told of leads by mail. */
export interface Recipient {
  email: string
  language: Language
}

/** The recipients that a document names; each address once. */
export function recipientsOf(
  stored: { email?: string | null; language?: string | null }[] | null | undefined,
): Recipient[] {
  const people = (stored ?? []).flatMap(({ email, language }): Recipient[] =>
    email ? [{ email, language: language === 'fr' ? 'fr' : 'en' }] : [],
  )
  return [...new Map(people.map((person) => [person.email.toLowerCase(), person])).values()]
}
