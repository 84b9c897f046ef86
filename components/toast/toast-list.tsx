import { Toast as RadixToast } from 'radix-ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, toastStore } from '#lib/browser/toast/store.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { Icon } from '../ui/icon.tsx'

/** Milliseconds after which a toast closes (docs/product.md, Toasts). */
const DURATION = 5000
/** The distance in pixels after which a swipe closes a toast. */
const SWIPE_THRESHOLD = 50
/** The key that moves the focus to the toasts. */
const HOTKEY = ['F8']

const NONE: readonly Toast[] = []

export interface ToastListProps {
  /** The live region for screen readers. */
  announcer: HTMLElement
  words: Dictionary['toast']
}

/** The toasts. With Radix a toast closes by itself, waits while it is hovered or focused, and can be swiped away. */
export function ToastList({ announcer, words }: ToastListProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NONE)
  const [place, setPlace] = useState<Element | null>(null)
  // The confirmation of a form appears together with its toast and contains a place for it (received.tsx).
  // biome-ignore lint/correctness/useExhaustiveDependencies: Such a place may appear with each new toast.
  useEffect(() => {
    const places = [...document.querySelectorAll('[data-toast-place]')]
    // Next keeps the previous page in the document, hidden, so a place in that page does not count.
    setPlace(places.find((place) => place.getClientRects().length > 0) ?? null)
  }, [toasts])
  const viewport = { label: words.region, hotkey: HOTKEY }
  return (
    <RadixToast.Provider
      label={words.label}
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
      announcerContainer={announcer}
    >
      {toasts.map((toast) => (
        <ToastCard key={textOf(toast)} toast={toast} words={words} />
      ))}
      {place ? (
        createPortal(<RadixToast.Viewport {...viewport} className="rounded-frame" />, place)
      ) : (
        <RadixToast.Viewport
          {...viewport}
          className="fixed bottom-3 left-3.5 z-30 w-[calc(100%-1.5rem)] rounded-frame sm:w-105 md:bottom-5 md:left-5"
        />
      )}
    </RadixToast.Provider>
  )
}

/** The React key of a toast. A changed text gives a new key, so the toast is announced again and shown for its full time. */
function textOf({ id, title, description }: Toast) {
  return [id, title, description].join('\n')
}

const TONES = {
  plain: { edge: 'border-l-loud', icon: null },
  success: { edge: 'border-l-loud', icon: <Icon name="check" className="mt-2.75 text-loud" /> },
  danger: { edge: 'border-l-bad', icon: <Icon name="warning" className="mt-2.75 text-bad" /> },
}

function ToastCard({ toast, words }: { toast: Toast; words: ToastListProps['words'] }) {
  const { edge, icon } = TONES[toast.tone ?? 'plain']
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toastStore.dismiss(toast.id)
      }}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      className={`on-ink flex items-start gap-3 rounded-frame border-2 border-l-8 border-(--edge) p-3 pl-4 [--color-bad:#ff9a80] transition-[opacity,translate] data-[swipe=cancel]:[translate:0] data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] data-[swipe=move]:transition-none starting:[translate:0_0.5rem] starting:opacity-0 ${edge}`}
    >
      {icon}
      <div className="min-w-0 grow py-2.5 text-small">
        <RadixToast.Title className="font-bold">{toast.title}</RadixToast.Title>
        {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
      </div>
      <RadixToast.Close
        aria-label={words.close}
        className="flex size-11 flex-none items-center justify-center rounded-control hover:bg-loud hover:text-dark"
      >
        <Icon name="close" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
