/** The key in localStorage that is set when a visitor chooses a language or closes the offer. Then no offer is shown again. */
export const LANGUAGE_CHOSEN = 'montage:language-chosen'

/**
 * A part of the early script: it decides whether the page offers its other language (`html[data-offer]`). The offer takes a line
 * of its own above the header. Shown after the first paint, it would move the page. A browser without storage cannot remember
 * the visitor's choice, so it never shows the offer.
 */
export const EARLY_OFFER = `try {
    const [preferred] = /\\b(en|fr)\\b/.exec(navigator.languages.join()) ?? []
    if (preferred && !document.documentElement.lang.startsWith(preferred) && !('${LANGUAGE_CHOSEN}' in localStorage))
      dataset.offer = ''
  } catch {}`
