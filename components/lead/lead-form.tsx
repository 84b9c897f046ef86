'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { openAround } from '#lib/browser/open-around.ts'
import { toast } from '#lib/browser/toast/store.ts'
import { whenUsed } from '#lib/browser/when-used.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { hasPage, takesPhotos } from '#lib/leads/forms/pages.ts'
import { Button } from '../ui/button.tsx'
import { FieldStates } from './form-fields.tsx'
import type { FormStart, LeadFormWords } from './form-start.ts'
import type { Sent } from './sending.ts'
import { type Problem, Summary } from './summary.tsx'
import { chosenFiles, useFocus, useSubmission } from './use-form.ts'

interface LeadFormProps {
  type: FormType
  /** The first part of the controls' ids, such as `contact` in `contact-email`. */
  form?: string
  /** The summary of the job, above the fields. */
  docket?: ReactNode
  words: LeadFormWords
  start?: FormStart
  /** All fields, also hidden ones. */
  children: ReactNode
}

const loadSending = () => loadLazily(() => import('./sending.ts'))

function follow(target: EventTarget) {
  const files = chosenFiles(target)
  void loadSending().then((sending) => sending?.follow(target, files))
}

/** A form without steps. Without scripts the browser posts it; with scripts it is checked and sent, and the page stays open. */
export function LeadForm({
  type,
  form = type,
  docket,
  words,
  start: { initial, ...start } = {},
  children,
}: LeadFormProps) {
  const startTime = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(start.problem)
  const [sent, setSent] = useState<Sent>()
  const { isBusy, submit } = useSubmission(type)
  const summary = useFocus<HTMLDivElement>(problem)
  const received = useFocus<HTMLElement>(sent)

  useEffect(() => {
    if (!startTime.current) return
    startTime.current.value = String(Date.now())
    // Photos and a service may have been chosen before this code was loaded.
    const early = startTime.current.form?.querySelectorAll<HTMLInputElement>(
      '[name=photos], select[name=service_type]',
    )
    for (const control of early ?? []) if (control.value) follow(control)
  }, [])

  useEffect(() => whenUsed(prepare), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const sending = await loadSending()
    // The notice of the page (ReloadNotice) says why.
    if (!sending) return setProblem({ ...words.notLoaded, errors: {} })
    const checked = sending.checkFields(type, sending.answersIn(new FormData(form)), words)
    if (checked.problem) return complain(checked.problem)
    const answer = await submit(checked.data, sending, form)
    // A form that the server sent back is cleared to the posted values. So the browser goes to the confirmation's own page.
    if (answer?.ok && (hasPage(type) || initial !== undefined)) {
      setProblem(undefined)
      location.assign(sending.pageOfSent(type, form, answer.reference))
    } else if (answer?.ok) succeed(form, sending.sentOf(form, answer))
    else if (answer) complain(sending.problemAfter(answer, words))
  }

  function succeed(form: HTMLFormElement, sent: Sent) {
    setProblem(undefined)
    form.reset()
    setSent(sent)
    document.title = `${words.success.title} - ${document.title}`
    toast({ title: words.success.title, description: words.success.text, tone: 'success' })
  }

  function complain(found: Problem) {
    setProblem(found)
    for (const name of Object.keys(found.errors)) openAround(document.getElementById(`${form}-${name}`))
    toast({ title: found.title, description: found.text, tone: 'danger' })
  }

  return (
    <div>
      {sent && <sent.Received ref={received} {...sent} words={words} />}
      <form
        id={`${form}-form`}
        hidden={Boolean(sent)}
        action="/api/leads"
        method="post"
        encType={takesPhotos(type) ? 'multipart/form-data' : undefined}
        noValidate
        onSubmit={send}
        onInput={({ target }) => follow(target)}
        onBlur={({ target }) => void loadSending().then((sending) => sending?.formatIfPhone(target))}
      >
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

/** Loads the code that sending needs. Called when somebody begins to use the page, so that the connection may be lost later. */
function prepare() {
  void loadSending()
  void loadLazily(() => import('../toast/toast-list.tsx'))
}
