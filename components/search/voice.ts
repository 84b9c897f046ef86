import { toast } from '#lib/browser/toast/store.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { panelWords } from './panel-words.ts'

/** The part of the browser's speech recognition that is used here. TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

interface SpeechWindow {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** The language of speech recognition on English and on French pages. */
const SPOKEN: Record<Language, string> = { en: 'en-US', fr: 'fr-CA' }

/** Errors without a message: the visitor or the browser stopped the recognition. */
const SILENT_ERRORS = ['aborted']
/** Errors that mean that the browser may not use the microphone, or finds none. */
const BLOCKED_ERRORS = ['not-allowed', 'service-not-allowed', 'audio-capture']

/** Listens for one sentence. Returns a function that stops listening. `onEnd` is called at the end, also after an error. */
export function listen(lang: Language, onText: (text: string) => void, onEnd: () => void): () => void {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recognizer) return onEnd
  const recognition = new Recognizer()
  recognition.lang = SPOKEN[lang]
  recognition.continuous = false
  recognition.interimResults = false
  recognition.maxAlternatives = 1
  recognition.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim()
    if (text) onText(text)
  }
  recognition.onerror = ({ error }) => {
    if (SILENT_ERRORS.includes(error)) return
    const words = panelWords(lang)
    toast(
      BLOCKED_ERRORS.includes(error)
        ? { title: words.voiceBlocked, description: words.voiceBlockedHint, tone: 'danger' }
        : { title: words.voiceFailed, description: words.voiceFailedHint },
    )
  }
  recognition.onend = onEnd
  recognition.start()
  return () => recognition.abort()
}
