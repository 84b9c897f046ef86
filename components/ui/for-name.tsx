import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** What a link of a card is about, for those who hear it without the card: `View Details: TV mounting`. */
export function ForName({ name, lang }: { name: string | null; lang: Language }) {
  return <span className="sr-only">{getDictionary(lang).shell.colon + (name ?? '')}</span>
}
