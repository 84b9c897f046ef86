import { plainText } from '#lib/i18n/translation-text.ts'
import type { Finding } from './check-import.ts'

/** A change of French as plain text, with its English. */
interface ChangedText {
  english: string
  before: string | null
  after: string | null
}

/** Only the changed paragraphs, if the English, the old and the new French have equally many. Otherwise all paragraphs. */
export function changedText({ kind, english, before, after }: Finding): ChangedText {
  const now = kind === 'confirmed' ? before : after
  const [en, was, is] = [english, before, now].map((value) => plainText(value).split('\n'))
  const isAligned = Array.isArray(before) && en?.length === is?.length && was?.length === is?.length
  const isShown = (_: string, index: number) =>
    !isAligned || kind === 'confirmed' || was?.[index] !== is?.[index]
  const shown = (lines: string[] | undefined) => lines?.filter(isShown).join('\n') ?? ''
  // When only formatting changes, no paragraph differs. Then all paragraphs are shown.
  const isAnyShown = is?.some(isShown)
  const text = (lines: string[] | undefined) => (isAnyShown ? shown(lines) : lines?.join('\n')) ?? ''
  return { english: text(en), before: text(was) || null, after: text(is) || null }
}
