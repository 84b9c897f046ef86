'use client'

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#lib/i18n/languages.ts'
import { panelWords, toolWords } from './panel-words.ts'

export { showPictureNote } from './picture-note.ts'

import { SearchPanel } from './search-panel.tsx'
import type { ComboboxState, LiveSearchProps } from './types.ts'
import { listen } from './voice.ts'

/**
 * The behaviour of a search box once it is used: the result panel, and the search by the file name of a
 * picture.
 */
export function LiveSearch({ box, lang }: LiveSearchProps) {
  const [input] = box.querySelectorAll<HTMLInputElement>('[type=search]')
  const [file] = box.querySelectorAll<HTMLInputElement>('[type=file]')
  const [note, setNote] = useState('')

  /** Only the file name is used. The picture itself is never read. */
  const searchImage = useEffectEvent(() => {
    if (!input || !file?.value) return
    const { imageText, imageNote } = panelWords(lang)
    searchFor(imageText, input)
    setNote(imageNote)
    file.value = ''
  })

  useEffect(() => {
    const onChange = () => searchImage()
    const onInput = () => setNote('')
    file?.addEventListener('change', onChange)
    input?.addEventListener('input', onInput)
    // Handles a file that was chosen while this code was loading.
    onChange()
    return () => {
      file?.removeEventListener('change', onChange)
      input?.removeEventListener('input', onInput)
    }
  }, [input, file])

  // The boxes of the header are comboboxes before they are used.
  useEffect(() => {
    if (input) Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list' })
  }, [input])

  const showState = useCallback((state: ComboboxState) => input && setState(input, state), [input])

  return (
    input &&
    createPortal(
      <SearchPanel
        input={input}
        lang={lang}
        note={note}
        onSearch={(text) => searchFor(text, input)}
        onState={showState}
      />,
      box.querySelector('[data-panel]') ?? box,
    )
  )
}

/** For each voice button that is listening now, the function that stops it. */
const stops = new WeakMap<HTMLElement, () => void>()

/** Starts a search by voice, or stops listening. */
export function toggleVoice(button: HTMLElement, input: HTMLInputElement, lang: Language): void {
  const stop = stops.get(button)
  if (stop) return stop()
  const words = toolWords(lang)
  const show = (isOn: boolean) => {
    button.title = isOn ? words.stopVoice : words.voice
    button.toggleAttribute('data-on', isOn)
  }
  const onEnd = () => {
    stops.delete(button)
    show(false)
  }
  stops.set(
    button,
    listen(lang, (text) => searchFor(text, input), onEnd),
  )
  show(true)
}

function searchFor(text: string, input: HTMLInputElement) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

function setState(input: HTMLInputElement, state: ComboboxState) {
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined) input.removeAttribute(name)
    else input.setAttribute(name, String(value))
  }
}
