import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { loadLazily } from '#lib/app/lazy-module.ts'
import type { FieldError, FormProblem } from '#lib/leads/forms/types.ts'
import { type ToastHandle, toast } from '#lib/toast/store.ts'
import type { Problem } from '../../_components/lead/form-frame.tsx'
import { useSubmission } from '../../_components/lead/submission.ts'
import type { WizardWords } from '../_parts/wizard-words.ts'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import { fieldsOfStep, firstOpenStep, LAST_STEP, problemOfStep, stepOfField } from './steps.ts'
import { ANSWERS, type AnswerName, type Answers, type Preselection } from './types.ts'
import { useSteps } from './use-steps.ts'

/** The rules are fetched when the first answer has to be checked, not with the page. Without them nothing can be sent. */
async function loadRules() {
  const rules = await loadLazily(() => import('./wizard-rules.ts'))
  if (rules === null) throw new Error('The rules of the form cannot be loaded.')
  return rules
}

const resolver: Resolver<Answers> = async (...form) => {
  const { resolveAnswers } = await loadRules()
  return resolveAnswers(...form)
}

const EMPTY = Object.fromEntries(ANSWERS.map((name) => [name, ''])) as Answers

const idOf = (name: AnswerName) => `booking-${name}`

/** What the wizard knows and does; its parts show it. */
export function useWizard({ chosen, words }: { chosen: Preselection; words: WizardWords }) {
  const { register, getValues, setValue, reset, trigger, getFieldState, setError, watch, formState } =
    useForm<Answers>({ resolver, shouldFocusError: false })
  const { errors } = formState
  // Empty until the fields are there.
  const watched: Partial<Answers> = watch()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [complaintCount, setComplaintCount] = useState(0)
  const [reference, setReference] = useState('')
  const isChecking = useRef(false)
  const complaint = useRef<ToastHandle>(null)
  const fieldToFocus = useRef('')
  const { isBusy, submit } = useSubmission('lead')

  // Before the step is read from the address: how far somebody may get depends on the answers.
  useEffect(() => {
    const kept = keptAnswers()
    const isSameType = !chosen.type || chosen.type === kept.service_type
    for (const [name, value] of Object.entries(kept) as [AnswerName, string][]) {
      const isChosen = name.startsWith('service_type')
        ? !isSameType
        : chosen.city && ['city', 'province_state'].includes(name)
      if (value && !isChosen) setValue(name, value)
    }
    const subscription = watch((answers, { name }) => {
      keepAnswers(answers)
      // What has been put right no longer counts as wrong.
      if (name && getFieldState(name).error) void trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [chosen, getFieldState, setValue, trigger, watch])

  const clamp = useCallback((step: number) => Math.min(step, firstOpenStep(getValues())), [getValues])
  const { step, goTo, previous, restart } = useSteps(clamp)

  const sentenceOf = (message: string | undefined) =>
    message ? (words.errors[message as FieldError] ?? message) : ''

  function move(to: () => void) {
    setProblem(null)
    complaint.current?.dismiss()
    to()
  }

  function complain({ title, text }: { title: string; text: string }, names: readonly AnswerName[]) {
    const links = names.flatMap((name) => {
      const message = getFieldState(name).error?.message
      return message ? [{ id: idOf(name), text: sentenceOf(message) }] : []
    })
    setReference('')
    setProblem({ title, text, links })
    setComplaintCount((count) => count + 1)
    complaint.current = toast({ title, description: text, tone: 'danger' })
  }

  function refuse(kind: FormProblem, names: readonly AnswerName[]) {
    complain(words.problems[kind], names)
  }

  async function next() {
    const names = fieldsOfStep(step)
    if (await trigger([...names])) {
      setReference('')
      return move(() => goTo(step + 1))
    }
    const messages = names.map((name) => [name, getFieldState(name).error?.message] as const)
    refuse(problemOfStep(step, Object.fromEntries(messages.filter(([, message]) => message))), names)
  }

  async function send(form: HTMLFormElement) {
    const { checkForm, problemOf } = await loadRules()
    const fields = Object.fromEntries(new FormData(form))
    const checked = checkForm('lead', fields)
    if (!checked.ok) {
      await trigger()
      return refuse(problemOf('lead', checked.errors, fields), ANSWERS)
    }
    const answer = await submit(checked.data)
    if (answer?.ok) succeed(form, answer.reference)
    else if (answer) fail(answer.fields)
  }

  function succeed(form: HTMLFormElement, newReference: string) {
    form.reset()
    reset(EMPTY)
    move(restart)
    setReference(newReference)
    toast({ title: words.success.title, description: words.success.text, tone: 'success' })
  }

  function fail(fields: Record<string, string>) {
    for (const name of ANSWERS) if (fields[name]) setError(name, { message: fields[name] })
    complain(words.failure, ANSWERS)
  }

  /** Next on the first three steps, Submit Request on the last. */
  async function proceed(form: HTMLFormElement) {
    if (isChecking.current) return
    isChecking.current = true
    try {
      await (step < LAST_STEP ? next() : send(form))
    } catch {
      fail({})
    } finally {
      isChecking.current = false
    }
  }

  /** A link of the summary: its field may be in an earlier step. */
  function follow(id: string) {
    const stepOfLink = ANSWERS.filter((name) => idOf(name) === id).map(stepOfField)[0]
    if (stepOfLink === undefined || stepOfLink === step) return
    fieldToFocus.current = id
    goTo(stepOfLink)
  }

  return {
    step,
    answers: { ...EMPTY, service_type: chosen.type ?? '', ...watched },
    errorOf: (name: AnswerName) => sentenceOf(errors[name]?.message),
    problem: stillWrong(problem, errors),
    /** Changes with each complaint, not with each field put right. */
    complaintCount,
    reference,
    isBusy,
    fieldToFocus,
    register,
    chooseType: register('service_type', { onChange: () => setValue('service_type_detail', '') }),
    proceed,
    follow,
    goTo: (to: number) => move(() => goTo(to)),
    previous: () => move(previous),
  }
}

/** The problem without the fields that have been put right since; none when they all have. */
function stillWrong(problem: Problem | null, errors: Partial<Record<AnswerName, unknown>>): Problem | null {
  if (!problem?.links.length) return problem
  const wrong = new Set(ANSWERS.filter((name) => errors[name]).map(idOf))
  const links = problem.links.filter(({ id }) => wrong.has(id))
  return links.length > 0 ? { ...problem, links } : null
}
