'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FieldError } from '#lib/leads/forms/fields.ts'
import type { FormProblem, FormType } from '#lib/leads/forms/index.ts'
import { formatIfPhone } from '#lib/leads/forms/phone.ts'
import { toast } from '#lib/toast/store.ts'
import { Button } from '../ui/button.tsx'
import { FieldStates } from './form-fields.tsx'
import { HiddenFields, Summary } from './form-frame.tsx'
import type { FormStart } from './form-start.ts'
import { noticeInput } from './notice-input.ts'
import type { NextSteps, ReceivedWords } from './received.tsx'
import type { Sent } from './sending.ts'
import { useSubmission } from './submission.ts'
import { useFocus } from './use-focus.ts'

interface Message {
  title: string
  text: string
}

export interface LeadFormWords extends ReceivedWords {
  errors: Record<FieldError, string>
  problems: Record<FormProblem, Message>
  failure: Message
  submit: string
  busy: string
  honeypot: string
}

interface LeadFormProps {
  type: FormType
  /** The beginning of the controls' ids. */
  form?: string
  lang: Language
  /** The address of the page, for a browser without scripts. */
  page: string
  next: NextSteps
  /** Where another job can be asked for, once this one has been sent. */
  anotherHref?: string
  /** What is asked for, above the fields, and in the confirmation. */
  docket?: ReactNode
  words: LeadFormWords
  start?: FormStart
  /** The fields. */
  children: ReactNode
}

const loadRules = () => loadLazily(() => import('./sending.ts'))

/** A form on one page. It is a plain form that posts; with scripts it is checked and sent in place. */
export function LeadForm({
  type,
  form = type,
  lang,
  page,
  next,
  anotherHref,
  docket,
  words,
  start: { initial, ...start } = {},
  children,
}: LeadFormProps) {
  const startTime = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(start.problem)
  const [sent, setSent] = useState<Sent>()
  const { isBusy, submit } = useSubmission(type, lang, initial?.submission_id)
  const summary = useFocus<HTMLDivElement>(problem)
  const received = useFocus<HTMLDivElement>(sent)

  useEffect(() => {
    if (startTime.current) startTime.current.value = String(Date.now())
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const rules = await loadRules()
    if (!rules) return complain(words.failure, {})
    const fields = rules.answersIn(new FormData(form))
    const checked = rules.checkForm(type, fields)
    if (!checked.ok) {
      const errors = Object.entries(checked.errors).map(([name, error]) => [name, words.errors[error]])
      return complain(
        words.problems[rules.problemOf(type, checked.errors, fields)],
        Object.fromEntries(errors),
      )
    }
    const answer = await submit(checked.data, rules)
    if (answer?.ok) succeed(form, rules.sentOf(form, answer.reference))
    else if (answer) complain(words.failure, answer.fields)
  }

  function succeed(form: HTMLFormElement, sent: Sent) {
    setProblem(undefined)
    form.reset()
    setSent(sent)
    toast({ title: words.success.title, description: words.success.text, tone: 'success' })
  }

  function complain({ title, text }: Message, errors: Record<string, string>) {
    setProblem({ title, text, errors })
    toast({ title, description: text, tone: 'danger' })
  }

  return (
    <div>
      {sent && (
        <sent.Received
          ref={received}
          {...sent}
          next={next}
          words={words}
          lang={lang}
          docket={docket}
          anotherHref={anotherHref}
        />
      )}
      <form
        hidden={Boolean(sent)}
        action="/api/leads"
        method="post"
        noValidate
        onSubmit={send}
        onFocus={prepare}
        onInput={noticeInput}
        onBlur={({ target }) => formatIfPhone(target)}
      >
        <HiddenFields
          type={type}
          lang={lang}
          page={page}
          honeypot={words.honeypot}
          submissionId={initial?.submission_id}
        />
        <input ref={startTime} type="hidden" name="form_start_time" />
        {problem && <Summary ref={summary} form={form} problem={problem} />}
        {docket}
        <FieldStates value={{ initial, errors: problem?.errors }}>{children}</FieldStates>
        <Button type="submit" arrow disabled={isBusy} className="mt-8 max-sm:w-full">
          {isBusy ? words.busy : words.submit}
        </Button>
      </form>
    </div>
  )
}

/** What will be needed is fetched as soon as somebody begins. */
function prepare() {
  void loadRules()
  void loadLazily(() => import('../toast/toast-list.tsx'))
}
