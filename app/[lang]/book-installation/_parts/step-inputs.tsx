import { FormInput } from '#components/lead/form-input.tsx'
import type { StepProps, WizardProps, WizardQuestion } from './types.ts'

interface StepInputsProps extends StepProps, Pick<WizardProps, 'cities'> {
  questions: WizardQuestion[]
  /** The first date that may be chosen: today in the visitor's time zone. It is unknown until the scripts run. */
  today: string | undefined
  className?: string
}

/** The controls of one step, in the order of the form's table (lib/leads/forms). */
export function StepInputs({
  questions,
  register,
  errorOf,
  initial,
  cities,
  today,
  className = 'sm:grid-cols-2',
}: StepInputsProps) {
  if (questions.length === 0) return null
  return (
    <div className={`grid gap-5 ${className}`}>
      {questions.map((question) => (
        <FormInput
          key={question.name}
          id={`booking-${question.name}`}
          question={question}
          defaultValue={initial[question.name]}
          suggestions={question.name === 'city' ? cities : undefined}
          error={errorOf(question.name)}
          {...register(question.name)}
          min={question.kind === 'date' ? today : undefined}
        />
      ))}
    </div>
  )
}
