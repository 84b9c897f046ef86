import { type ComponentType, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Resolver, UseFormRegister } from 'react-hook-form'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { restoreFields } from '#lib/browser/restore-fields.ts'
import type { FormLibraryProps, LibraryState } from './form-library.tsx'
import { startAnswers } from './kept-answers.ts'
import type { Answers, WizardProps } from './types.ts'

type Start = Pick<WizardProps, 'questions' | 'types' | 'initial' | 'problem' | 'words' | 'lang'>

/**
 * Loads the form library when somebody begins to fill in the form. Until then the browser handles the fields; the library
 * starts with their values.
 * @param resolver the same function at each render
 */
export function useFormLibrary(
  element: RefObject<HTMLFormElement | null>,
  { questions, types, initial, problem, words, lang }: Start,
  resolver: Resolver<Answers>,
) {
  const [Library, setLibrary] = useState<ComponentType<FormLibraryProps>>()
  const [start, setStart] = useState<Answers>({})
  const [state, setState] = useState<LibraryState>()
  const latest = useRef<LibraryState>(undefined)
  const loading = useRef<Promise<void>>(undefined)
  const returned = useReturnedErrors(problem)

  const onState = useCallback((next: LibraryState) => {
    latest.current = next
    setState(next)
  }, [])

  const answersNow = useCallback((): Answers => {
    if (latest.current) return latest.current.form.getValues()
    return element.current ? startAnswers(new FormData(element.current), { questions, types, initial }) : {}
  }, [element, questions, types, initial])

  const begin = useCallback(() => {
    loading.current ??= loadLazily(() => import('./form-library.tsx')).then((loaded) => {
      if (!loaded) loading.current = undefined
      // Reads the fields and renders the library in one step: text that is typed between two steps would be lost.
      else
        flushSync(() => {
          setStart(answersNow())
          setLibrary(() => loaded.FormLibrary)
        })
    })
    return loading.current
  }, [answersNow])

  useEffect(() => {
    // Fills in the answers that were typed before the visitor changed the language (keepFields stored them).
    restoreFields()
    const now = answersNow()
    const isBegun = questions.some(({ name }) => (now[name] ?? '') !== (initial[name] ?? ''))
    const isReturned = Object.keys(returned).length > 0
    if (isBegun || isReturned || element.current?.contains(document.activeElement)) void begin()
  }, [element, questions, initial, returned, answersNow, begin])

  return {
    /** To be called when somebody begins to fill in the form. */
    begin,
    /** Returns the library. Throws when it cannot be loaded. */
    load: async () => {
      await begin()
      if (!latest.current) throw new Error('The form library cannot be loaded.')
      return latest.current.form
    },
    /** The library's state; undefined until it is loaded. */
    form: state?.form,
    register: state?.form.register ?? registerLater,
    errors: state?.errors ?? returned,
    answers: { ...initial, ...state?.answers },
    answersNow,
    /** The element that runs the library. The form must render it anywhere. */
    library: Library && <Library {...{ start, errors: returned, resolver, words, lang, onState }} />,
  }
}

/** Stands in for the library's `register` until it is loaded. */
const registerLater: UseFormRegister<Answers> = (name) => ({
  name,
  onChange: async () => {},
  onBlur: async () => {},
  ref: () => {},
})

/** The errors of a form that the server sent back, in the format of the form library. The object is the same at each render. */
function useReturnedErrors(problem: WizardProps['problem']) {
  return useMemo(() => {
    const errors = Object.entries(problem?.errors ?? {})
    return Object.fromEntries(errors.map(([name, message]) => [name, { type: 'server', message }]))
  }, [problem])
}
