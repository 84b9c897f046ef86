import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import { askRole, RefusedError, readField, textOf, writeText } from './stored-text.ts'
import { fieldOf, type TakenText } from './take-marks.ts'
import type { TypingWords } from './typing-words.ts'

/** Milliseconds that a click waits for a second click. */
const DOUBLE_CLICK_MS = 250

/** The attribute of the element in which somebody types. */
const EDITOR = 'data-typing'

interface Typing {
  /** The language of the page. */
  lang: Language
  words: TypingWords
  /** Shows a sentence until the next one; an empty sentence hides it. */
  say: (sentence: string) => void
  /** Fetches the page again; resolves when the new page is shown. */
  refresh: () => Promise<void>
}

interface ShownText extends TakenText {
  node: Text
}

/** Whether somebody types on the page. While this is true, the page must not be rendered again. */
export function isTyping(): boolean {
  return document.querySelector(`[${EDITOR}]`) !== null
}

/**
 * Makes a text editable in place on a double click, until the returned function is called. A click, which follows a link or
 * opens the field in the Studio, waits for a second click: otherwise the Studio would take the focus before the double click.
 */
export function allowTyping(typing: Typing): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let clicked: ReturnType<typeof setTimeout> | undefined

  function holdClick(event: MouseEvent) {
    const { target, detail } = event
    const isPlain = event.isTrusted && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // A click with a count of 0 comes from the keyboard.
    if (!isPlain || detail === 0 || !(target instanceof HTMLElement)) return
    const isInEditor = target.closest(`[${EDITOR}]`) !== null
    if (!isInEditor && !textIn(target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clearTimeout(clicked)
    if (isInEditor || detail > 1) return
    clicked = setTimeout(() => target.dispatchEvent(new MouseEvent('click', event)), DOUBLE_CLICK_MS)
  }

  function startTyping({ target }: MouseEvent) {
    if (!(target instanceof HTMLElement) || isTyping()) return
    const text = textIn(target)
    if (text) open(text, typing).catch((error: unknown) => typing.say(refusalText(error, typing.words)))
  }

  window.addEventListener('click', holdClick, options)
  window.addEventListener('dblclick', startTyping, options)
  return () => {
    clearTimeout(clicked)
    listening.abort()
  }
}

/**
 * The text of a document in an element: the text in which the double click selected a word, or else the first text.
 */
function textIn(element: HTMLElement): ShownText | undefined {
  const selected = window.getSelection()?.anchorNode
  const texts = [...element.childNodes].flatMap((node) => {
    const known = node instanceof Text && fieldOf(node)
    return known ? [{ node, ...known }] : []
  })
  return texts.find(({ node }) => node === selected) ?? texts[0]
}

async function open(
  { node, text: shown, mark: { id, path }, isAlone }: ShownText,
  { lang, words, say, refresh }: Typing,
) {
  const [, fieldPath = '', language] = /^(.+)\.(\w+)$/.exec(path) ?? []
  // Formatted text, and a text node that shows more than this field, cannot be edited in place.
  if (!isLanguage(language) || !isAlone) return say(words.onlyInForm)
  // Tells a translator before typing that the lake would refuse an English text. The lake checks the role itself, too.
  if (lang === 'en' && (await askRole()) === 'translator') return say(words.onlyFrench)
  const place = { id, path: fieldPath }
  const { field } = await readField(place)
  if (isTyping() || !node.isConnected) return
  let before = textOf(field, lang)
  let isSaving = false
  const editor = openEditor(node, before || textOf(field, 'en'))

  const close = (text: string, sentence: string) => {
    editor.remove()
    node.data = text
    say(sentence)
    void refresh()
  }
  const save = async () => {
    const text = typedText(editor)
    if (text === before) return close(shown, '')
    isSaving = true
    say(words.saving)
    try {
      await writeText({ ...place, lang, text, before })
      close(text, words.saved)
    } catch (error) {
      if (error instanceof RefusedError && error.refusal === 'changed') before = error.text
      say(refusalText(error, words))
    }
    isSaving = false
  }
  editor.addEventListener('keydown', (event) => {
    event.stopPropagation()
    const { key, shiftKey, isComposing } = event
    const isNewLine = key === 'Enter' && shiftKey && field._type === 'localeText'
    if (isComposing || isNewLine || (key !== 'Enter' && key !== 'Escape')) return
    event.preventDefault()
    if (isSaving) return
    if (key === 'Enter') void save()
    else close(shown, '')
  })
  say(words.howTo)
}

/**
 * Puts an editable element beside a text node and empties the node: the node belongs to React and must stay. The editor shows
 * the stored text, in which placeholders (names in braces) are not filled in.
 */
function openEditor(node: Text, text: string): HTMLElement {
  const editor = document.createElement('span')
  editor.setAttribute(EDITOR, '')
  editor.setAttribute('role', 'textbox')
  editor.contentEditable = 'plaintext-only'
  editor.style.whiteSpace = 'pre-wrap'
  editor.textContent = text
  // When the text is inside a button, the space bar would press the button.
  editor.addEventListener('keyup', (event) => event.preventDefault())
  node.data = ''
  node.after(editor)
  editor.focus()
  window.getSelection()?.selectAllChildren(editor)
  return editor
}

/** The typed text, without the line break that browsers add after an empty last line. */
function typedText(editor: HTMLElement): string {
  const parts = [...editor.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : node.textContent))
  return parts.join('').replace(/\n$/, '')
}

function refusalText(error: unknown, words: TypingWords): string {
  if (!(error instanceof RefusedError)) {
    console.error('Typing on the page failed', error)
    return words.refused.failed
  }
  return words.refused[error.refusal].replace('{text}', () => error.text)
}
