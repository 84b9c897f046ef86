import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** Adds the subject of a card's link for screen readers: `View Details: TV mounting`. */
export function ForName({ name, lang }: { name: string | null; lang: Language }) {
  return <span className="sr-only">{getDictionary(lang).shell.colon + (name ?? '')}</span>
}
