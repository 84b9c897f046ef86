import { memo, useCallback, useEffect, useState } from 'react'
import { type FieldProps, type InputProps, type ObjectInputProps, set, unset } from 'sanity'
import { isLanguage, LOCALES } from '#lib/i18n/languages.ts'
import type { FieldPath, LocalizedField } from '#lib/i18n/localized-field.ts'
import { isToReview, translationState, withFrenchToReview } from '#lib/i18n/translation-state.ts'
import type { AskedField } from '#studio/core/french-help/suggest.ts'
import { SuggestButton } from '#studio/core/french-help/suggest-button.tsx'
import { FormCallbacksProvider, ObjectInputMembers, useFormCallbacks } from '#studio/core/sanity-internals.ts'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { FigureNames } from '#studio/form/figures/figure-names.tsx'
// Not loaded lazily: EnglishDiff appears while a person types, and the server may be unavailable at that time.
import { EnglishDiff } from './english-diff.tsx'
import styles from './localized-input.module.css'
import { StateBadge } from './state-badge.tsx'
import { useKeptEnglish } from './use-kept-english.ts'
import { useInputWords } from './words.ts'

interface LocalizedInputProps extends ObjectInputProps {
  /** Whether this person may mark the French as done. */
  canMarkDone: boolean
}

/** The inputs of English and French side by side, with the state of the translation. */
export function LocalizedInput({ canMarkDone, ...props }: LocalizedInputProps) {
  const words = useInputWords()
  const callbacks = useFormCallbacks()
  const { onChange, renderField, renderInput, path } = props
  const field = props.value as LocalizedField | undefined
  const change = useKeptEnglish(field, callbacks.onChange)
  const renderPartField = useCallback(
    (part: Omit<FieldProps, 'renderDefault'>) =>
      renderField(isLanguage(part.name) ? { ...part, title: words.languages[part.name] } : part),
    [renderField, words],
  )
  const renderPartInput = useCallback(
    (part: Omit<InputProps, 'renderDefault'>) => {
      const name = part.path.at(-1)
      return isLanguage(name) ? (
        <div className={styles.part} lang={LOCALES[name]}>
          <FigureNames path={path as FieldPath} textLanguage={name} value={part.value}>
            {renderInput(part)}
          </FigureNames>
        </div>
      ) : (
        renderInput(part)
      )
    },
    [renderInput, path],
  )
  return (
    <div className={styles.localized}>
      <div className={styles.pair}>
        <FormCallbacksProvider {...callbacks} onChange={change}>
          <ObjectInputMembers {...props} renderField={renderPartField} renderInput={renderPartInput} />
        </FormCallbacksProvider>
        {field && (
          <Translation
            path={path as FieldPath}
            field={field}
            onDone={canMarkDone ? () => onChange(unset(['translatedFrom'])) : undefined}
            onSuggest={(french) => {
              const { fr, translatedFrom } = withFrenchToReview(field, french)
              onChange([set(fr, ['fr']), set(translatedFrom, ['translatedFrom'])])
            }}
          />
        )}
      </div>
    </div>
  )
}

const Diff = memo(EnglishDiff)

interface TranslationProps extends AskedField {
  /** Marks the French as done; left out for people who may not. */
  onDone?: () => void
  onSuggest: (french: unknown) => void
}

function Translation({ path, field, onDone, onSuggest }: TranslationProps) {
  const words = useInputWords()
  const settled = useSettled(field)
  const state = translationState(field)
  if (state === null) return null
  const isSuggested = isToReview(field)
  return (
    <>
      <div className={styles.status}>
        <StateBadge state={state} field={field} />
        {state === 'outOfDate' && onDone && (
          <SmallButton
            text={isSuggested ? words.confirm : words.markDone}
            title={isSuggested ? words.confirmHint : words.markDoneHint}
            onClick={onDone}
          />
        )}
        {state !== 'done' && !isSuggested && onDone && (
          <SuggestButton path={path} field={field} onSuggest={onSuggest} />
        )}
      </div>
      {state === 'outOfDate' && !isSuggested && translationState(settled) === 'outOfDate' && (
        <div className={styles.diff}>
          <Diff former={settled.translatedFrom} now={settled.en} />
        </div>
      )}
    </>
  )
}

/** Milliseconds without typing before the changed English words are compared again: the comparison reads the whole text. */
const PAUSE = 250

/** The value after it has not changed for `PAUSE`. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
