import type { Language } from '#lib/i18n/languages.ts'
import type { FoundFields } from '#lib/preview/found-fields.ts'
import { chooseFields } from './choose-fields.ts'
import { pageTexts } from './page-texts.ts'

/** Changes of a page come in bursts. */
const SETTLE_MS = 60

/**
 * Tells Sanity's overlays from which field each text of the page is, by the attribute they look for (`data-sanity`).
 * The page itself does not know: its texts are looked up in the content, so that no component has to carry along where its
 * texts come from, and visitors get nothing of it. Goes on with every change of the page until the returned function is called.
 */
export function markFields(path: string, lang: Language): () => void {
  const known: FoundFields = {}
  const asked = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void mark(), SETTLE_MS)
  }

  async function mark() {
    const texts = [...pageTexts(document.body)]
    const unknown = [...new Set(texts.map(({ key }) => key))].filter((key) => !asked.has(key))
    if (unknown.length > 0) {
      const found = await askForFields(unknown, path, lang)
      for (const key of unknown) asked.add(key)
      Object.assign(known, found)
    }
    const chosen = chooseFields(texts, known)
    for (const { element } of texts) {
      const attribute = chosen.get(element)
      if (attribute === undefined) element.removeAttribute('data-sanity')
      else if (element.getAttribute('data-sanity') !== attribute)
        element.setAttribute('data-sanity', attribute)
    }
  }

  const observer = new MutationObserver(later)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  later()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Without an answer the texts are asked for again at the next change. */
async function askForFields(keys: string[], path: string, lang: Language): Promise<FoundFields> {
  const response = await fetch('/api/draft-mode/fields', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, lang, keys }),
  })
  return response.ok ? response.json() : {}
}
