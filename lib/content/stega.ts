import type { FilterDefault, InitializedStegaConfig } from '@sanity/client/stega'
import { isLanguage } from '#lib/i18n/languages.ts'

/** Marks consist of these characters. A text that ends in one of them gets no mark: it could not be separated from the mark. */
const CAN_BE_MARKED = /[^\u200b-\u200d\ufeff]$/

/**
 * The marks of texts in draft mode: invisible characters at the end of a text name its document and field (Sanity calls it
 * "stega"). The overlays of the Studio's preview read them. Only texts below a language are marked: `name.en`, and `text` in
 * `body.fr[].children[]`.
 */
export const STEGA: InitializedStegaConfig = {
  enabled: true,
  studioUrl: '/studio',
  filter: ({ resultPath, value }) => isShownText(resultPath) && CAN_BE_MARKED.test(value),
}

function isShownText(path: Parameters<FilterDefault>[0]['resultPath']): boolean {
  const isLocalized = isLanguage(path.at(-1)) || (path.at(-1) === 'text' && isLanguage(path.at(-5)))
  return isLocalized && !path.includes('seo')
}
