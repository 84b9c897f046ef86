import { useCallback, useEffect, useRef, useState } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { Problem } from '#components/lead/summary.tsx'
import { useSubmission } from '#components/lead/use-form.ts'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { type ToastHandle, toast } from '#lib/browser/toast/store.ts'
import type { FieldError } from '#lib/leads/forms/fields.ts'
import type { FormProblem } from '#lib/leads/forms/index.ts'
import { keepAnswers } from './kept-answers.ts'
import { firstOpenStep, LAST_STEP } from './steps.ts'
import type { Answers, Said, WizardProps } from './types.ts'
import { useFormLibrary } from './use-form-library.tsx'
import { useSteps } from './use-steps.ts'

/** Loads the rules when the first answer is checked, not with the page. Without the rules the form cannot be sent. */
async function loadRules() {
  const rules = await loadLazily(() => import('./wizard-rules.ts'))
  if (rules === null) throw new Error('The rules of the form cannot be loaded.')
  return rules
}

const resolver: Resolver<Answers> = async (...form) => {
  const { resolveAnswers } = await loadRules()
  return resolveAnswers(...form)
}

/** The state and the actions of the wizard. The wizard's components only render them. */
export function useWizard(props: WizardProps) {
  const { initial, words, questions, types, chosen, firstStep, ...returned } = props
  const names = questions.map(({ name }) => name)
  const element = useRef<HTMLFormElement>(null)
  // Called before `useSteps`, so that its effect runs first: it restores answers, and they decide which steps may be reached.
  const { begin, load, form, register, errors, answers, answersNow, library } = useFormLibrary(
    element,
    props,
    resolver,
  )
  const [problem, setProblem] = useState(returned.problem)
  const [complaintCount, setComplaintCount] = useState(problem ? 1 : 0)
  const [said, setSaid] = useState<Said[]>([])
  const isChecking = useRef(false)
  const complaint = useRef<ToastHandle>(null)
  const fieldToFocus = useRef('')
  const { isBusy, submit } = useSubmission('lead')

  useEffect(() => {
    if (!form) return
    const { watch, getFieldState, trigger } = form
    const subscription = watch((answers, { name }) => {
      keepAnswers(questions, answers)
      // Checks a field with an error again after each change.
      if (name && getFieldState(name).error) void trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [questions, form])

  const clamp = useCallback(
    (step: number) => Math.min(step, firstOpenStep(questions, answersNow())),
    [questions, answersNow],
  )
  const { step, goTo, previous, restart } = useSteps(firstStep, clamp)

  useEffect(() => {
    const form = element.current
    if (step !== LAST_STEP || !form) return
    const first = chosen ?? types.find(({ key }) => key === answersNow().service_type)
    void loadRules().then(
      ({ saidOfJobs }) => setSaid(saidOfJobs(form, first?.title, words.jobs)),
      () => {},
    )
  }, [step, chosen, types, answersNow, words])

  const sentenceOf = (message: string | undefined) =>
    message ? (words.errors[message as FieldError] ?? message) : ''

  function move(to: () => void) {
    setProblem(undefined)
    complaint.current?.dismiss()
    to()
  }

  function show(found: Problem) {
    setProblem(found)
    setComplaintCount((count) => count + 1)
  }

  function complain({ title, text }: { title: string; text: string }, messages: Record<string, string>) {
    const sentences = Object.entries(messages).flatMap(([name, message]) =>
      message ? [[name, sentenceOf(message)]] : [],
    )
    show({ title, text, errors: Object.fromEntries(sentences) })
    complaint.current = toast({ title, description: text, tone: 'danger' })
  }

  type Messages = Record<string, string>

  function refuse(kindOf: (messages: Messages) => FormProblem, { getFieldState }: Library, names: string[]) {
    const messages: Messages = {}
    for (const name of names) messages[name] = getFieldState(name).error?.message ?? ''
    complain(words.problems[kindOf(messages)], messages)
  }

  async function next(library: Library) {
    const asked = questions.flatMap((question) => (question.step === step ? [question.name] : []))
    if (await library.trigger(asked)) return move(() => goTo(step + 1))
    const { problemOfStep } = await loadRules()
    refuse((messages) => problemOfStep(step, messages), library, asked)
  }

  async function send(library: Library, element: HTMLFormElement) {
    const rules = await loadRules()
    const { checkOwnForm, problemOf } = rules
    const fields = rules.answersIn(new FormData(element))
    const checked = checkOwnForm('lead', fields)
    if (!checked.ok) {
      await library.trigger()
      return refuse(() => problemOf('lead', checked.errors, fields), library, names)
    }
    const answer = await submit(checked.data, rules, element)
    if (answer?.ok) leave(library, rules.pageOfSent('lead', element, answer.reference))
    else if (answer) fail(rules.problemAfter(answer, words), library)
  }

  /** Leaves for the page of the request. Whoever goes back finds the wizard empty, at step 1. */
  function leave({ reset }: Library, address: string) {
    reset(Object.fromEntries(names.map((name) => [name, ''])))
    move(restart)
    location.assign(address)
  }

  /** Shows why the request failed, in the summary and at the fields. */
  function fail(problem: Problem, library: Library) {
    for (const [name, message] of Object.entries(problem.errors)) library.setError(name, { message })
    complain(problem, problem.errors)
  }

  /** The main button: Next on steps 1 to 3, Submit Request on step 4. */
  async function proceed(element: HTMLFormElement) {
    if (isChecking.current) return
    isChecking.current = true
    try {
      const library = await load()
      await (step < LAST_STEP ? next(library) : send(library, element))
    } catch {
      // The notice of the page (ReloadNotice) says why.
      show({ ...words.notLoaded, errors: {} })
    } finally {
      isChecking.current = false
    }
  }

  /** Follows a link of the error summary: goes to the step of the field `name`, then focuses the field. */
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
    /** How often the error summary was filled so far. At each increase the summary gets the focus. */
    complaintCount,
    /** The answers to the questions of the service, and the other jobs. */
    said,
    isBusy,
    fieldToFocus,
    begin,
    library,
    register,
    chooseType: register('service_type', { onChange: () => form?.setValue('service_type_detail', '') }),
    proceed,
    follow,
    goTo: (to: number) => move(() => goTo(to)),
    previous: () => move(previous),
  }
}

type Library = UseFormReturn<Answers>

/** The problem without the fields that are correct by now; undefined when all its fields are correct. */
function stillWrong(problem: Problem | undefined, errors: Record<string, unknown>): Problem | undefined {
  if (!problem || Object.keys(problem.errors).length === 0) return problem
  const wrong = Object.entries(problem.errors).filter(([name]) => errors[name])
  return wrong.length > 0 ? { ...problem, errors: Object.fromEntries(wrong) } : undefined
}
