import { LANGUAGE_CHOSEN } from '#lib/browser/early-offer.ts'
import { closest } from './link-scripts.ts'

export const LANGUAGE_OFFER_ID = 'language-offer'

/** Hides the offer of the page's other language for good once the visitor has chosen a language or closed the offer. */
export function closeLanguageOffer(signal: AbortSignal): void {
  const choose = ({ target }: MouseEvent) => {
    if (!closest(target, `#${LANGUAGE_OFFER_ID} button, a[hreflang]`)) return
    delete document.documentElement.dataset.offer
    try {
      localStorage[LANGUAGE_CHOSEN] = 1
    } catch {
      // The browser refuses storage, so no offer was shown.
    }
  }
  document.addEventListener('click', choose, { signal })
}
