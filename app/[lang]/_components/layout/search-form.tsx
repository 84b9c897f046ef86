'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ComboboxState, SearchPanelProps } from '../search/types.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

interface SearchFormProps {
  id: string
  lang: Language
  words: Dictionary['search']['box'] & { search: string; placeholder: string }
  autoFocus?: boolean
}

const CLOSED: ComboboxState = { 'aria-expanded': false }

/**
 * The search of the header. A plain GET form to the catalogue, so it needs no scripts; with them, results open below it
 * while there is text. Those, and what they search in, are loaded when the box is first used.
 */
export function SearchForm({ id, lang, words, autoFocus }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [live, setLive] = useState<{ canListen: boolean }>()
  const [isUsed, setUsed] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>()
  const [state, setState] = useState(CLOSED)
  const [note, setNote] = useState('')
  const [stopVoice, setStopVoice] = useState<() => void>()

  useEffect(() => {
    setLive({ canListen: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window })
    // Who was in the box before the scripts were there is using it already.
    setUsed(document.activeElement === input.current)
  }, [])

  useEffect(() => {
    if (!isUsed) return
    void loadLazily(() => import('../search/search-panel.tsx')).then((loaded) =>
      loaded ? setPanel(() => loaded.SearchPanel) : setUsed(false),
    )
  }, [isUsed])

  function search(text: string) {
    if (!input.current) return
    input.current.value = text
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  /** The picture itself is never read. */
  async function searchImage() {
    const loaded = await loadLazily(() => import('../search/panel-words.ts'))
    if (!loaded) return
    const { imageText, imageNote } = loaded.panelWords(lang)
    search(imageText)
    setNote(imageNote)
    if (file.current) file.current.value = ''
  }

  async function toggleVoice() {
    if (stopVoice) return stopVoice()
    const voice = await loadLazily(() => import('../search/voice.ts'))
    if (!voice) return
    const stop = voice.listen(lang, search, () => setStopVoice(undefined))
    setStopVoice(() => stop)
  }

  return (
    <search onFocus={() => setUsed(true)}>
      <form id={`${id}-form`} action="/services" className="search-form">
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <Icon name="search" />
        <input
          id={id}
          ref={input}
          type="search"
          name="q"
          placeholder={words.placeholder}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: Whoever opens the search of small screens wants to type.
          autoFocus={autoFocus}
          maxLength={100}
          onInput={() => setNote('')}
          {...(live && { role: 'combobox', 'aria-autocomplete': 'list', ...state })}
        />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        {live && (
          <span className="absolute inset-y-0.5 right-0.5 flex">
            {live.canListen && (
              <Tool
                icon="microphone"
                label={stopVoice ? words.stopVoice : words.voice}
                isOn={stopVoice !== undefined}
                onClick={toggleVoice}
              />
            )}
            <Tool icon="image" label={words.image} onClick={() => file.current?.click()} />
            <input ref={file} type="file" accept="image/*" hidden onChange={searchImage} />
          </span>
        )}
      </form>
      {Panel && input.current && (
        <Panel input={input.current} lang={lang} note={note} onSearch={search} onState={setState} />
      )}
    </search>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  isOn?: boolean
  onClick: () => void
}

function Tool({ icon, label, isOn, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`focus-inside flex w-11 items-center justify-center ${isOn ? 'bg-yellow text-coal' : ''}`}
    >
      <Icon name={icon} />
    </button>
  )
}
