import { closest } from './link-scripts.ts'

export const LANGUAGE_OFFER_ID = 'language-offer'

/** The key in localStorage that is set when a visitor chooses a language or closes the offer. Then no offer is shown again. */
export const LANGUAGE_CHOSEN = 'montage:language-chosen'

/**
 * Shows the offer of the page's other language if the browser prefers that language, until the visitor has chosen a language
 * or closed the offer. A browser without storage cannot remember the choice, so it never shows the offer.
 */
export function offerLanguage(signal: AbortSignal): void {
  const offer = document.getElementById(LANGUAGE_OFFER_ID)
  if (!offer) return
  const choose = ({ target }: MouseEvent) => {
    if (!closest(target, `#${LANGUAGE_OFFER_ID} button, a[hreflang]`)) return
    offer.hidden = true
    localStorage[LANGUAGE_CHOSEN] = 1
  }
  const [preferred] = /\b(en|fr)\b/.exec(navigator.languages.join()) ?? []
  try {
    offer.hidden = LANGUAGE_CHOSEN in localStorage || preferred !== offer.lang.slice(0, 2)
    document.addEventListener('click', choose, { signal })
  } catch {
    // The browser refuses storage.
  }
}
