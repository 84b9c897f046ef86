import { memo, useLayoutEffect } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { Answers } from './types.ts'

/** The form library with what it knows now. */
export interface LibraryState {
  form: UseFormReturn<Answers>
  answers: Partial<Answers>
  errors: FieldErrors<Answers>
}

export interface FormLibraryProps {
  /** What the fields have when the library comes. */
  start: Answers
  /** Those of a form that comes back: the same object each time. */
  errors: FieldErrors<Answers>
  resolver: Resolver<Answers>
  /** Called at once with each change: the same function each time. */
  onState: (state: LibraryState) => void
}

/**
 * React Hook Form in a component that shows nothing: a hook cannot be loaded on demand, a component can. It renders when the
 * library says so, and not with the wizard, which it tells.
 */
export const FormLibrary = memo(function FormLibrary({ start, errors, resolver, onState }: FormLibraryProps) {
  const form = useForm<Answers>({ resolver, shouldFocusError: false, defaultValues: start, errors })
  const state = { form, answers: form.watch(), errors: form.formState.errors }
  useLayoutEffect(() => onState(state))
  return null
})
