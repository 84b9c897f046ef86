import { getDictionary } from '#lib/i18n/dictionary.ts'
import { LANGUAGES, LOCALES } from '#lib/i18n/languages.ts'

/**
 * Next shows this text when content disappears between the look-up of an address and the render of its page. The proxy then
 * can no longer show a screen of `[lang]/not-found`. Next sends this text along with every page, so it is short. Next's
 * default is longer, and in English only.
 */
export default function NotFound() {
  return LANGUAGES.map((lang) => (
    <p key={lang} lang={LOCALES[lang]}>
      {getDictionary(lang).notFound.page.title}
    </p>
  ))
}
