import { Card, Stack } from '@sanity/ui'
import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { namesIn } from '#lib/i18n/named-figures.ts'
import { filledIn } from '#studio/core/figures/filled-in.ts'
import { useKnownFigures } from '#studio/core/figures/known-figures.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import styles from './figure-names.module.css'
import { type OfferedName, offeredNames, typedName } from './offered-names.ts'

interface Words {
  offered: string
  onPage: string
  shownAs: string
  byPage: (names: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    offered: 'Names for this text',
    onPage: 'filled in by the page',
    shownAs: 'Shown as: ',
    byPage: (names) => `(Filled in by each page: ${names})`,
  },
  fr: {
    offered: 'Noms pour ce texte',
    onPage: 'rempli par la page',
    shownAs: 'Affiché ainsi : ',
    byPage: (names) => `(Rempli par chaque page : ${names})`,
  },
}

/** The type of the form's document. A text that read it from the form itself would render again at each keystroke. */
export const DocumentTypeContext = createContext<string | undefined>(undefined)

interface FigureNamesProps {
  path: FieldPath
  textLanguage: Language
  value: unknown
  /** The input of the text. */
  children: ReactNode
}

/**
 * The input of one text. After `{` it offers matching names, such as `cities`. Below the input it shows the text with its
 * site figures filled in.
 */
export function FigureNames({ path, textLanguage, value, children }: FigureNamesProps) {
  const type = useContext(DocumentTypeContext)
  const language = useStudioLanguage()
  const words = WORDS[language]
  const figures = useKnownFigures()
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const offered = typed === null ? [] : offeredNames(typed, figures, { type, path, textLanguage, language })

  function look({ target }: FormEvent) {
    setTyped(typedName(textBeforeCaret(target)))
    setAt(0)
  }

  function choose({ name }: OfferedName) {
    // Inserts the text as the keyboard does: the input notices it, and the browser can undo it. Formatted text has no other way
    // to insert text. The letters typed after `{` are replaced too: they may be upper case.
    for (const _ of typed ?? '') document.execCommand('delete')
    document.execCommand('insertText', false, `${name}}`)
    setTyped(null)
  }

  function steer(event: KeyboardEvent) {
    const chosen = offered[at]
    if (!chosen) return
    const { key } = event
    if (key === 'ArrowDown') setAt((at + 1) % offered.length)
    else if (key === 'ArrowUp') setAt((at + offered.length - 1) % offered.length)
    else if (key === 'Enter' || key === 'Tab') choose(chosen)
    else if (key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const names = namesIn(value)
  const isFilled = typeof value === 'string' && figures.some(({ name }) => names.includes(name))
  const onPage = names.filter((name) => !figures.some((figure) => figure.name === name))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only listens to the input inside, which is interactive.
    <div className={styles.text} onInput={look} onKeyDownCapture={steer} onBlur={() => setTyped(null)}>
      {children}
      {offered.length > 0 && (
        <Card shadow={3} radius={2} className={styles.offered} role="listbox" aria-label={words.offered}>
          {offered.map((one, index) => (
            <button
              key={one.name}
              type="button"
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              // Otherwise the click would take the focus from the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <b>{`{${one.name}}`}</b>
              <span>{one.label ?? words.onPage}</span>
              {one.value && <span>{one.value}</span>}
            </button>
          ))}
        </Card>
      )}
      <span role="status" className={styles.status}>
        {offered[at] && `${offered[at].name}, ${offered[at].label ?? words.onPage}`}
      </span>
      {isFilled && (
        <Stack paddingTop={2}>
          <Muted>
            {words.shownAs}
            <span lang={LOCALES[textLanguage]}>{filledIn(value, textLanguage)}</span>
            {onPage.length > 0 && ` ${words.byPage(onPage.map((name) => `{${name}}`).join(', '))}`}
          </Muted>
        </Stack>
      )}
    </div>
  )
}

function textBeforeCaret(input: EventTarget): string {
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    return input.value.slice(0, input.selectionStart ?? 0)
  }
  const selection = window.getSelection()
  return selection?.anchorNode?.textContent?.slice(0, selection.anchorOffset) ?? ''
}
