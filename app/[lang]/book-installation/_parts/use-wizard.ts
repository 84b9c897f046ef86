import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { loadLazily } from '#lib/app/lazy-module.ts'
import { restoreFields } from '#lib/app/restore-fields.ts'
import type { FieldError } from '#lib/leads/forms/fields.ts'
import type { FormProblem } from '#lib/leads/forms/index.ts'
import { type ToastHandle, toast } from '#lib/toast/store.ts'
import type { Sent } from '../../_components/lead/sending.ts'
import { useSubmission } from '../../_components/lead/submission.ts'
import type { Problem } from '../../_components/lead/summary.tsx'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import { firstOpenStep, LAST_STEP, OTHER } from './steps.ts'
import type { Answers, WizardProps } from './types.ts'
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

/** What the wizard knows and does; its parts show it. */
export function useWizard({ initial, words, questions, types, chosen, firstStep, ...returned }: WizardProps) {
  const names = questions.map(({ name }) => name)
  const { register, getValues, setValue, reset, trigger, getFieldState, setError, watch, formState } =
    useForm<Answers>({ resolver, shouldFocusError: false, errors: useReturnedErrors(returned.problem) })
  const { errors } = formState
  // Empty until the fields are there.
  const watched: Partial<Answers> = watch()
  const [problem, setProblem] = useState(returned.problem)
  const [complaintCount, setComplaintCount] = useState(problem ? 1 : 0)
  const [sent, setSent] = useState<Sent>()
  const [otherJobs, setOtherJobs] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const isChecking = useRef(false)
  const complaint = useRef<ToastHandle>(null)
  const fieldToFocus = useRef('')
  const { isBusy, submit } = useSubmission('lead', initial.submission_id)

  // Before the step is read from the address: how far somebody may get depends on the answers.
  useEffect(() => {
    const kept = keptAnswers(questions)
    const isType = (value: string) => value === OTHER || types.some(({ key }) => key === value)
    const isSameType = !initial.service_type || initial.service_type === kept.service_type
    for (const [name, value] of Object.entries(kept)) {
      const isOfOtherType = name === 'service_type_detail' && !isSameType
      // What an address chose is no choice of the first step.
      const isNoType = name === 'service_type' && !isType(value)
      if (value && !(name in initial) && !isOfOtherType && !isNoType) setValue(name, value)
    }
    const subscription = watch((answers, { name }) => {
      keepAnswers(questions, answers)
      // What has been put right no longer counts as wrong.
      if (name && getFieldState(name).error) void trigger(name)
    })
    // The page in the other language kept the person too.
    restoreFields()
    return () => subscription.unsubscribe()
  }, [initial, questions, types, getFieldState, setValue, trigger, watch])

  const answers: Partial<Answers> = { ...initial, ...watched }
  const clamp = useCallback(
    (step: number) => Math.min(step, firstOpenStep(questions, getValues())),
    [questions, getValues],
  )
  const { step, goTo, previous, restart } = useSteps(firstStep, clamp)

  useEffect(() => {
    const first = chosen ?? types.find(({ key }) => key === getValues('service_type'))
    if (step === LAST_STEP && element.current) setOtherJobs(jobsIn(element.current, first?.title))
  }, [step, chosen, types, getValues])

  const sentenceOf = (message: string | undefined) =>
    message ? (words.errors[message as FieldError] ?? message) : ''

  function move(to: () => void) {
    setProblem(undefined)
    complaint.current?.dismiss()
    to()
  }

  function complain({ title, text }: { title: string; text: string }, names: string[]) {
    const sentences = names.flatMap((name) => {
      const message = getFieldState(name).error?.message
      return message ? [[name, sentenceOf(message)]] : []
    })
    setProblem({ title, text, errors: Object.fromEntries(sentences) })
    setComplaintCount((count) => count + 1)
    complaint.current = toast({ title, description: text, tone: 'danger' })
  }

  function refuse(kind: FormProblem, names: string[]) {
    complain(words.problems[kind], names)
  }

  async function next() {
    const asked = questions.flatMap((question) => (question.step === step ? [question.name] : []))
    if (await trigger(asked)) return move(() => goTo(step + 1))
    const { problemOfStep } = await loadRules()
    const messages = asked.map((name) => [name, getFieldState(name).error?.message ?? ''])
    refuse(problemOfStep(step, Object.fromEntries(messages)), asked)
  }

  async function send(form: HTMLFormElement) {
    const rules = await loadRules()
    const { checkForm, problemOf } = rules
    const fields = rules.answersIn(new FormData(form))
    const checked = checkForm('lead', fields)
    if (!checked.ok) {
      await trigger()
      return refuse(problemOf('lead', checked.errors, fields), names)
    }
    const answer = await submit(checked.data, rules, form)
    if (answer?.ok) succeed(form, rules.sentOf(form, answer.reference))
    else if (answer) fail(answer.fields)
  }

  function succeed(form: HTMLFormElement, sent: Sent) {
    form.reset()
    reset(Object.fromEntries(names.map((name) => [name, ''])))
    move(restart)
    setSent(sent)
    toast({ title: words.success.title, description: words.success.text, tone: 'success' })
  }

  function fail(fields: Record<string, string>) {
    for (const [name, message] of Object.entries(fields)) setError(name, { message })
    complain(words.failure, Object.keys(fields))
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
  function follow(name: string) {
    const stepOfLink = questions.find((question) => question.name === name)?.step
    if (stepOfLink === undefined || stepOfLink === step) return
    fieldToFocus.current = `booking-${name}`
    goTo(stepOfLink)
  }

  return {
    element,
    step,
    answers,
    errorOf: (name: string) => sentenceOf(errors[name]?.message),
    problem: stillWrong(problem, errors),
    /** Changes with each complaint, not with each field put right. */
    complaintCount,
    sent,
    otherJobs,
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
function stillWrong(problem: Problem | undefined, errors: Record<string, unknown>): Problem | undefined {
  if (!problem || Object.keys(problem.errors).length === 0) return problem
  const wrong = Object.entries(problem.errors).filter(([name]) => errors[name])
  return wrong.length > 0 ? { ...problem, errors: Object.fromEntries(wrong) } : undefined
}

/** The errors of a form that comes back, as the form library has them: the same object each time. */
function useReturnedErrors(problem: Problem | undefined) {
  return useMemo(() => {
    const errors = Object.entries(problem?.errors ?? {})
    return Object.fromEntries(errors.map(([name, message]) => [name, { type: 'server', message }]))
  }, [problem])
}

/** `2 × TV mounting, Faucet installation`: the first job where there is more than one of it, and those typed beside it. */
function jobsIn(form: HTMLFormElement, title = ''): string {
  const [first, ...quantities] = valuesIn(form, 'quantity')
  const others = valuesIn(form, 'another_job').map((name, place) => name && times(quantities[place], name))
  return [Number(first) > 1 && times(first, title), ...others].filter(Boolean).join(', ')
}

const valuesIn = (form: HTMLFormElement, name: string) => new FormData(form).getAll(name).map(String)

const times = (quantity = '1', name: string) =>
  Number(quantity) > 1 ? `${quantity}\u00A0× ${name}`.trim() : name
