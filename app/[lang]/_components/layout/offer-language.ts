export const LANGUAGE_OFFER_ID = 'language-offer'

/** Set once somebody has chosen a language or closed the offer: it never comes back. */
export const LANGUAGE_CHOSEN = 'montage:language-chosen'

/** Shows the offer of the page's other language to whose browser prefers that one, until they chose or closed it. */
export function offerLanguage(signal: AbortSignal): void {
  const offer = document.getElementById(LANGUAGE_OFFER_ID)
  if (!offer) return
  const choose = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const closes = target.closest(`#${LANGUAGE_OFFER_ID} button`)
    if (!closes && !target.closest('a[hreflang]')) return
    offer.hidden = true
    remember()
  }
  document.addEventListener('click', choose, { signal })
  const preferred = navigator.languages.find((language) => /^(en|fr)\b/i.test(language))
  const isOther = preferred?.slice(0, 2).toLowerCase() === offer.lang.slice(0, 2)
  offer.hidden = !isOther || hasChosen()
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_CHOSEN) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    localStorage.setItem(LANGUAGE_CHOSEN, document.documentElement.lang)
  } catch {
    // Refused: it is offered again with the next page that is loaded.
  }
}
