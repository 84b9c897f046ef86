import { memo, useLayoutEffect } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { Answers, WizardProps } from './types.ts'

/** The state of the form library (React Hook Form), as the wizard needs it. */
export interface LibraryState {
  form: UseFormReturn<Answers>
  answers: Partial<Answers>
  errors: FieldErrors<Answers>
}

export interface FormLibraryProps {
  /** The values of the fields when the library is loaded. */
  start: Answers
  /** The errors of a form that the server sent back. Must be the same object at each render. */
  errors: FieldErrors<Answers>
  resolver: Resolver<Answers>
  /** For the messages of errors. */
  words: WizardProps['words']
  lang: WizardProps['lang']
  /** Called at each change of the state. It must be the same function at each render. */
  onState: (state: LibraryState) => void
}

/**
 * Runs React Hook Form inside a component that renders nothing, because a component can be loaded on demand and a hook
 * cannot. It renders when the library's state changes, not when the wizard renders, and reports each state to the wizard.
 */
export const FormLibrary = memo(function FormLibrary(props: FormLibraryProps) {
  const { start, errors, resolver, words, lang, onState } = props
  const context = { words, lang }
  const form = useForm<Answers>({ resolver, context, shouldFocusError: false, defaultValues: start, errors })
  const state = { form, answers: form.watch(), errors: form.formState.errors }
  useLayoutEffect(() => onState(state))
  return null
})
