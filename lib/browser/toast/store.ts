import { TOAST_EVENT } from './event.ts'

/** How many toasts there are at a time (docs/product.md, Toasts). */
const LIMIT = 1
/** Milliseconds for which a closed toast stays in the list, hidden. */
const REMOVAL_DELAY = 1_000_000

export interface ToastContent {
  title: string
  description?: string
  tone?: 'plain' | 'success' | 'danger'
}

export interface Toast extends ToastContent {
  id: string
  open: boolean
}

export interface ToastHandle {
  id: string
  /** Changes the text. A closed toast stays closed. */
  update(content: Partial<ToastContent>): void
  dismiss(): void
}

export function createToastStore() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function set(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function update(id: string, change: Partial<Toast>) {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))
  }

  function dismiss(id: string) {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return
    update(id, { open: false })
    setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVAL_DELAY)
  }

  return {
    /** Shows a message in place of the message that is shown now. */
    add(content: ToastContent): ToastHandle {
      lastId += 1
      const id = `toast-${lastId}`
      set([{ ...content, id, open: true }, ...toasts].slice(0, LIMIT))
      return { id, update: (change) => update(id, change), dismiss: () => dismiss(id) }
    },
    dismiss,
    /** The array is the same until something changes. */
    getToasts: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page's toasts; the layout's `Toaster` shows them. */
export const toastStore = createToastStore()

/** Tells the visitor something: `toast({ title: 'Message sent!', tone: 'success' })`. In the browser only. */
export function toast(content: ToastContent): ToastHandle {
  const handle = toastStore.add(content)
  window.dispatchEvent(new Event(TOAST_EVENT))
  return handle
}
