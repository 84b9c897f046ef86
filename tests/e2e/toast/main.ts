import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '#components/toast/toaster.tsx'
import { IconSprite } from '#components/ui/icon-sprite.tsx'
import { toast } from '#lib/browser/toast/store.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'

// A page that shows toasts as any page does: the layout's Toaster, and code that calls `toast()`.
const lang = window.location.search === '?lang=fr' ? 'fr' : 'en'
const words = getDictionary(lang).toast
const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(
  createElement(Fragment, null, createElement(IconSprite), createElement(Toaster, { words })),
)

declare global {
  interface Window {
    toast: typeof toast
  }
}

window.toast = toast
