'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { LiveSearchProps } from './types.ts'

const load = () => loadLazily(() => import('./live-search.tsx'))

/**
 * Tells screen readers that the search boxes have a list, and shows the buttons of the header's for voice and picture. The code for
 * searching is loaded when a box gets the focus.
 */
export function SearchLoader({ lang }: { lang: Language }) {
  const [boxes, setBoxes] = useState<readonly HTMLElement[]>([])
  const [Live, setLive] = useState<ComponentType<LiveSearchProps>>()
  const isUsed = boxes.length > 0

  useEffect(() => {
    const stop = new AbortController()
    const use = (part: EventTarget | null) => {
      const box = part instanceof Element && part.closest<HTMLElement>('search:is(header *, [data-ask])')
      if (box) setBoxes((used) => (used.includes(box) ? used : [...used.filter(isInPage), box]))
    }
    for (const box of document.querySelectorAll<HTMLElement>('header search')) prepare(box, lang, stop.signal)
    document.addEventListener('focusin', ({ target }) => use(target), { signal: stop.signal })
    // A box that had the focus before the scripts ran is in use already.
    use(document.activeElement)
    return () => stop.abort()
  }, [lang])

  useEffect(() => {
    if (isUsed) void load().then((loaded) => (loaded ? setLive(() => loaded.LiveSearch) : setBoxes([])))
  }, [isUsed])

  return Live && boxes.map((box) => <Live key={box.querySelector('input')?.id} box={box} lang={lang} />)
}

const isInPage = (box: HTMLElement) => box.isConnected

function prepare(box: HTMLElement, lang: Language, signal: AbortSignal) {
  const [input] = box.querySelectorAll<HTMLInputElement>('[type=search]')
  const [voice, image] = box.querySelectorAll('button')
  if (!input || !voice?.parentElement || !image) return
  const file = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: 'image/*',
    hidden: true,
  })
  voice.parentElement.append(file)
  signal.addEventListener('abort', () => file.remove())
  Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' })
  voice.hidden = !('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)
  voice.parentElement.hidden = false
  const toggle = () => void load().then((loaded) => loaded?.toggleVoice(voice, input, lang))
  voice.addEventListener('click', toggle, { signal })
  // Browsers open a file dialog only when `click` is called directly in the click handler.
  const choose = () => file.click()
  const explain = () => void load().then((loaded) => loaded?.showPictureNote(box, file, lang))
  image.addEventListener('click', matchMedia('(hover: none)').matches ? explain : choose, { signal })
  // The focus loads the code that handles the file (`use` above). Some browsers do not focus a pressed button.
  file.addEventListener('click', () => input.focus(), { signal })
}
