'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FieldError } from '#lib/leads/forms/fields.ts'
import type { FieldErrors, FormProblem, FormType } from '#lib/leads/forms/index.ts'
import { formatIfPhone } from '#lib/leads/forms/phone.ts'
import { toast } from '#lib/toast/store.ts'
import { Button } from '../ui/button.tsx'
import { HiddenFields, type Problem, Received, Summary } from './form-frame.tsx'
import { showErrors } from './show-errors.ts'
import { useSubmission } from './submission.ts'
import { useFocus } from './use-focus.ts'

interface Message {
  title: string
  text: string
}

export interface LeadFormWords {
  errors: Record<FieldError, string>
  problems: Record<FormProblem, Message>
  failure: Message
  success: Message
  submit: string
  busy: string
  honeypot: string
  reference: string
  whatNext: string
}

interface LeadFormProps {
  type: FormType
  lang: Language
  /** The address of the page, for a browser without scripts. */
  page: string
  /** What happens once it has been sent. */
  confirmation: string | null
  words: LeadFormWords
  /** The fields, rendered by the server: they have places for errors, which are filled here or by the server. */
  children: ReactNode
}

const loadRules = () => loadLazily(() => import('#lib/leads/forms/index.ts'))

/** A form on one page. It is a plain form that posts; with scripts it is checked and sent in place. */
export function LeadForm({ type, lang, page, confirmation, words, children }: LeadFormProps) {
  const startTime = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reference, setReference] = useState('')
  const { isBusy, submit } = useSubmission(type)
  const summary = useFocus<HTMLDivElement>(problem)
  const received = useFocus<HTMLDivElement>(reference)

  useEffect(() => {
    if (startTime.current) startTime.current.value = String(Date.now())
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form))
    const rules = await loadRules()
    if (!rules) return fail(form, {})
    const checked = rules.checkForm(type, fields)
    if (!checked.ok) return refuse(form, checked.errors, rules.problemOf(type, checked.errors, fields))
    const answer = await submit(checked.data)
    if (answer?.ok) succeed(form, answer.reference)
    else if (answer) fail(form, answer.fields)
  }

  function succeed(form: HTMLFormElement, newReference: string) {
    showErrors(form, {})
    setProblem(null)
    form.reset()
    if (startTime.current) startTime.current.value = String(Date.now())
    setReference(newReference)
    toast({ title: words.success.title, description: words.success.text, tone: 'success' })
  }

  function refuse(form: HTMLFormElement, errors: FieldErrors, kind: FormProblem) {
    const sentences = Object.entries(errors).map(([name, error]) => [name, words.errors[error]])
    complain(form, words.problems[kind], Object.fromEntries(sentences))
  }

  function fail(form: HTMLFormElement, errors: Record<string, string>) {
    complain(form, words.failure, errors)
  }

  function complain(form: HTMLFormElement, { title, text }: Message, errors: Record<string, string>) {
    setReference('')
    setProblem({ title, text, links: showErrors(form, errors) })
    toast({ title, description: text, tone: 'danger' })
  }

  return (
    <form
      action="/api/leads"
      method="post"
      noValidate
      data-lead-form={type}
      onSubmit={send}
      onFocus={prepare}
      onInput={({ target }) => formatIfPhone(target)}
      onBlur={({ target }) => formatIfPhone(target)}
    >
      <HiddenFields type={type} lang={lang} page={page} honeypot={words.honeypot} />
      <input ref={startTime} type="hidden" name="form_start_time" />
      <Summary ref={summary} problem={problem} />
      {reference && (
        <Received
          ref={received}
          {...words.success}
          reference={{ label: words.reference, value: reference }}
          whatNext={{ title: words.whatNext, text: confirmation }}
        />
      )}
      {children}
      <Button type="submit" arrow disabled={isBusy} className="mt-8 max-sm:w-full">
        {isBusy ? words.busy : words.submit}
      </Button>
    </form>
  )
}

/** What will be needed is fetched as soon as somebody begins. */
function prepare() {
  void loadRules()
  void loadLazily(() => import('../toast/toast-list.tsx'))
}
