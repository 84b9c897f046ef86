import { getDictionary } from '#lib/i18n/dictionary.ts'
import { type Language, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { LanguageLink } from './language-link.tsx'
import { LANGUAGE_OFFER_ID } from './offer-language.ts'

/**
 * A line in the other language above the header, with a link to this page in that language. All visitors get the same stored
 * HTML, so every page has the line, but hidden. early-offer.ts shows it when the browser prefers that language. It is a line of
 * the page, so it covers nothing.
 */
export function LanguageOffer({ lang, address }: { lang: Language; address?: string }) {
  const other = otherLanguage(lang)
  const { offer, close } = getDictionary(other).shell
  return (
    <aside id={LANGUAGE_OFFER_ID} lang={LOCALES[other]} aria-label={offer}>
      <LanguageLink lang={lang} address={address} name={offer} className="link-row underline" />
      <button type="button" aria-label={close} className="square">
        <Icon name="close" />
      </button>
    </aside>
  )
}
