import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Toast } from '#lib/toast/store.ts'

export type ToastWords = Dictionary['toast']

export interface ToastListProps {
  toasts: readonly Toast[]
  /** The live region that tells screen readers. */
  announcer: HTMLElement
  words: ToastWords
}
