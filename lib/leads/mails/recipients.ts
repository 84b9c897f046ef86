import type { Language } from '#lib/i18n/languages.ts'
import { fold } from '#lib/search/fold.ts'

/** A member of staff who gets mails about leads. */
export interface Recipient {
  email: string
  language: Language
  /** The mails that the person does not get. */
  without?: readonly string[]
  /** What the requests have to be that the person is told of. Without any value everything is right. */
  only?: Readonly<Partial<Record<'forms' | 'urgencies' | 'cities' | 'services', readonly string[]>>>
}

type Texts = readonly (string | null)[] | null

/** A person in a list of the document "Mails". */
interface StoredRecipient {
  email?: string | null
  language?: string | null
  without?: Texts
  forms?: Texts
  urgencies?: Texts
  cities?: readonly ({ names: Texts } | null)[] | null
  categories?:
    | readonly ({
        services: { slug: string | null }[] | null
        types: { key: string | null }[] | null
      } | null)[]
    | null
}

const filled = (texts: Texts | undefined): string[] => (texts ?? []).flatMap((text) => text ?? [])

/** The recipients in a list of the document "Mails", each e-mail address once. A missing language is English. */
export function recipientsOf(stored: readonly StoredRecipient[] | null | undefined): Recipient[] {
  const people = (stored ?? []).flatMap((one): Recipient[] => {
    const { email, language, without, forms, urgencies, cities, categories } = one
    if (!email) return []
    const only = {
      forms: filled(forms),
      urgencies: filled(urgencies),
      cities: (cities ?? []).flatMap((city) => filled(city?.names)).map(fold),
      services: (categories ?? []).flatMap((category) => [
        ...(category?.services ?? []).flatMap(({ slug }) => slug ?? []),
        ...(category?.types ?? []).flatMap(({ key }) => key ?? []),
      ]),
    }
    return [{ email, language: language === 'fr' ? 'fr' : 'en', without: filled(without), only }]
  })
  return [...new Map(people.map((person) => [person.email.toLowerCase(), person])).values()]
}
