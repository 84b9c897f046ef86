'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import type { FieldError } from '#lib/leads/forms/fields.ts'
import type { FormProblem, FormType } from '#lib/leads/forms/index.ts'
import { formatIfPhone } from '#lib/leads/forms/phone.ts'
import { toast } from '#lib/toast/store.ts'
import { Button } from '../ui/button.tsx'
import { FieldStates } from './form-fields.tsx'
import type { FormStart } from './form-start.ts'
import { useSubmission } from './submission.ts'
import { type Problem, Summary } from './summary.tsx'
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
  reference: string
  whatNext: string
}

interface LeadFormProps {
  type: FormType
  /** The beginning of the controls' ids. */
  form?: string
  /** What happens once it has been sent. */
  confirmation: string | null
  words: LeadFormWords
  start?: FormStart
  /** The fields, those that are hidden too. */
  children: ReactNode
}

type Sending = typeof import('./sending.ts')

const loadSending = () => loadLazily(() => import('./sending.ts'))

/** A form on one page. It is a plain form that posts; with scripts it is checked and sent in place. */
export function LeadForm({
  type,
  form = type,
  confirmation,
  words,
  start: { initial, ...start } = {},
  children,
}: LeadFormProps) {
  const startTime = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(start.problem)
  const [received, setReceived] = useState<ReactNode>(null)
  const { isBusy, submit } = useSubmission(type, initial?.submission_id)
  const summary = useFocus<HTMLDivElement>(problem)
  const confirmed = useFocus<HTMLDivElement>(received)

  useEffect(() => {
    if (startTime.current) startTime.current.value = String(Date.now())
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form))
    const sending = await loadSending()
    if (!sending) return complain({ ...words.failure, errors: {} })
    const checked = sending.checkFields(type, fields, words)
    if (checked.problem) return complain(checked.problem)
    const answer = await submit(checked.data, sending)
    if (answer?.ok) succeed(form, answer.reference, sending)
    else if (answer) complain({ ...words.failure, errors: answer.fields })
  }

  function succeed(form: HTMLFormElement, reference: string, { Received }: Sending) {
    setProblem(undefined)
    form.reset()
    if (startTime.current) startTime.current.value = String(Date.now())
    setReceived(
      <Received
        ref={confirmed}
        {...words.success}
        reference={{ label: words.reference, value: reference }}
        whatNext={{ title: words.whatNext, text: confirmation }}
      />,
    )
    toast({ title: words.success.title, description: words.success.text, tone: 'success' })
  }

  function complain(found: Problem) {
    setReceived(null)
    setProblem(found)
    toast({ title: found.title, description: found.text, tone: 'danger' })
  }

  return (
    <form
      action="/api/leads"
      method="post"
      noValidate
      onSubmit={send}
      onFocus={prepare}
      onInput={({ target }) => {
        formatIfPhone(target)
        void loadSending().then((sending) => sending?.followCity(target))
      }}
      onBlur={({ target }) => formatIfPhone(target)}
    >
      <input ref={startTime} type="hidden" name="form_start_time" />
      {problem && <Summary ref={summary} form={form} problem={problem} />}
      {received}
      <FieldStates value={{ initial, errors: problem?.errors }}>{children}</FieldStates>
      <Button type="submit" arrow disabled={isBusy} className="mt-8 max-sm:w-full">
        {isBusy ? words.busy : words.submit}
      </Button>
    </form>
  )
}

/** What will be needed is fetched as soon as somebody begins. */
function prepare() {
  void loadSending()
  void loadLazily(() => import('../toast/toast-list.tsx'))
}
