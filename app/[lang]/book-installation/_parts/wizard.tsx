'use client'

import { Fragment, useEffect, useRef, useState } from 'react'
import { Summary } from '#components/lead/summary.tsx'
import { chosenFiles, useFocus } from '#components/lead/use-form.ts'
import { Button } from '#components/ui/button.tsx'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { whenUsed } from '#lib/browser/when-used.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { firstPossibleDay } from '#lib/leads/forms/first-day.ts'
import { Aside } from './aside.tsx'
import { Progress } from './progress.tsx'
import { Review } from './review.tsx'
import { StepInputs } from './step-inputs.tsx'
import { SHOWN_AS_CELLS, StepService } from './step-service.tsx'
import { LAST_STEP } from './steps.ts'
import type { WizardProps } from './types.ts'
import { useStepInTitle } from './use-step-in-title.ts'
import { useWizard } from './use-wizard.ts'

/**
 * The booking wizard (docs/product.md, Booking wizard): four steps, one shown at a time. Without scripts it is a plain form
 * with all steps, one below the other.
 */
export function Wizard(props: WizardProps) {
  const { types, questions, initial, words, lang } = props
  const wizard = useWizard(props)
  const { element, step, answers, problem, isBusy } = wizard
  const [opened, setOpened] = useState<{ today: string; at: number }>()
  const heading = useStepFocus(step, wizard.fieldToFocus)
  const summary = useFocus<HTMLDivElement>(wizard.complaintCount)
  const position = fillPlaceholders(words.stepOf, { step: String(step), total: String(LAST_STEP) })
  useStepInTitle(position)

  const { begin } = wizard
  useEffect(
    () =>
      whenUsed(() => {
        void begin()
        prepare(element.current)
      }),
    [begin, element],
  )

  useEffect(() => {
    const now = new Date()
    setOpened({ today: firstPossibleDay(now), at: now.getTime() })
  }, [])

  const type = props.chosen ?? types.find(({ key }) => key === answers.service_type)
  const serviceLabel = questions.find(({ name }) => name === 'service_type')?.label ?? ''
  const part = { register: wizard.register, errorOf: wizard.errorOf, initial, words }
  const inputs = (of: number, className?: string) => (
    <StepInputs
      {...part}
      questions={questions.filter(
        (question) => question.step === of && !SHOWN_AS_CELLS.includes(question.name),
      )}
      cities={props.cities}
      today={opened?.today}
      className={className}
    />
  )
  const steps = [
    <Fragment key="1">
      <StepService
        {...part}
        types={types}
        chosen={props.chosen}
        chooseOtherHref={props.chooseOtherHref}
        type={type}
        lang={lang}
        chooseType={wizard.chooseType}
        serviceLabel={serviceLabel}
      />
      {inputs(1, 'mt-8 sm:grid-cols-2')}
    </Fragment>,
    <Fragment key="2">{inputs(2)}</Fragment>,
    <Fragment key="3">
      {inputs(3)}
      {props.otherJobs}
    </Fragment>,
    <Fragment key="4">
      {inputs(LAST_STEP, 'max-w-85')}
      {props.photos}
      <Review
        questions={questions}
        answers={answers}
        type={type}
        said={wizard.said}
        words={words}
        lang={lang}
        goTo={wizard.goTo}
      />
    </Fragment>,
  ]
  const onlyOn = (...shown: number[]) => (shown.includes(step) ? '' : 'hidden noscript:block')
  return (
    <>
      <Progress step={step} words={words} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-11 md:mt-11 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <form
            ref={element}
            action="/api/leads"
            method="post"
            encType="multipart/form-data"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void wizard.proceed(event.currentTarget)
            }}
            onInput={({ target }) => {
              void wizard.begin()
              const files = chosenFiles(target)
              void loadRules().then((rules) => rules?.follow(target, files))
            }}
            onBlur={({ target }) => void loadRules().then((rules) => rules?.formatIfPhone(target))}
          >
            {opened && <input type="hidden" name="form_start_time" value={opened.at} />}
            {problem && <Summary ref={summary} form="booking" problem={problem} onFollow={wizard.follow} />}
            {wizard.library}
            {props.hidden}
            {props.docket}
            {steps.map((content, index) => (
              <section
                key={content.key}
                aria-labelledby={`step-${index + 1}`}
                className={`mb-11 ${onlyOn(index + 1)}`}
              >
                <h2
                  ref={index + 1 === step ? heading : undefined}
                  id={`step-${index + 1}`}
                  tabIndex={-1}
                  className="type-h3 mb-5 md:text-[2.25rem]"
                >
                  {words.stepHeadings[index]}
                </h2>
                {content}
              </section>
            ))}
            <div className={onlyOn(2, LAST_STEP)}>{props.privacy}</div>
            <div className="mt-8 flex justify-between gap-3 border-t-2 border-rule pt-6">
              {/* First in the HTML: Enter in a field presses the first submit button, and without scripts that must send. */}
              <div className={`order-last ${onlyOn(LAST_STEP)}`}>
                <Button type="submit" arrow disabled={isBusy}>
                  {isBusy ? words.submitting : words.submitRequest}
                </Button>
              </div>
              {/* It keeps its width: beside a long label its own word would be cut. */}
              <div className="flex-none noscript:hidden">
                <Button tone="outline" disabled={step === 1} onClick={wizard.previous}>
                  {words.previous}
                </Button>
              </div>
              {step < LAST_STEP && (
                <div className="noscript:hidden">
                  {/* Before the scripts run, this button posts the form, and the server answers with the next step. */}
                  <Button type="submit" name="step" value={step + 1} arrow>
                    {words.next}
                  </Button>
                </div>
              )}
            </div>
          </form>
        </div>
        <Aside
          type={props.chosen ? undefined : type}
          detail={answers.service_type_detail ?? null}
          step={step}
          serviceLabel={serviceLabel}
          goTo={wizard.goTo}
          picture={props.chosen?.picture ?? props.picture}
          trustBullets={props.trustBullets}
          words={words}
        />
      </div>
    </>
  )
}

const loadRules = () => loadLazily(() => import('./wizard-rules.ts'))

/**
 * Loads the code that sending needs, and gives the kept answers about the job again. Called when somebody begins to use the page, so
 * that the connection may be lost later.
 */
function prepare(form: HTMLFormElement | null) {
  void loadRules().then((rules) => form && rules?.restoreJobAnswers(form))
  void loadLazily(() => import('#components/toast/toast-list.tsx'))
}

/** Moves the focus in a new step to its heading, or to the field that a link of the summary leads to. */
function useStepFocus(step: number, fieldToFocus: { current: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field = document.getElementById(fieldToFocus.current)
    fieldToFocus.current = ''
    if (field) field.focus()
    else heading.current?.focus()
  }, [step, fieldToFocus])
  return heading
}
