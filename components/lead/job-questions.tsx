import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ANSWER, type Answers, LONGEST_ANSWER } from '#lib/questions/answers.ts'
import { GREATEST_NUMBER, inAddress, type JobQuestion } from '#lib/questions/questions.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { PlusMinus } from '../ui/disclosure.tsx'
import { RADIO_CLASS, TextField } from '../ui/fields.tsx'

interface Shared {
  /** The first part of the controls' ids, such as `get-quote` in `get-quote-answer-wall`. */
  form: string
  questions: readonly JobQuestion[]
  /** The answers that the form starts with. */
  values: Answers
  lang: Language
}

/**
 * The questions of a service (docs/product.md, Questions of a service), closed at first: nobody has to answer. A question that is
 * asked after an answer stands below that answer and is hidden by a style until the answer is chosen, so it needs no script.
 */
export function JobQuestions(props: Shared) {
  const { questions, values, lang } = props
  if (questions.length === 0) return null
  const { title } = getDictionary(lang).questions
  const { plural, number } = getFormatters(lang)
  // A text and a photo do not change the price. The estimator, which does not ask for them, says the same number.
  const count = questions.filter(inAddress).length || questions.length
  const first = questions.filter(
    ({ askedAfter }) => !questions.some(({ key }) => key === askedAfter?.question),
  )
  return (
    <details open={questions.some(({ key }) => values[key])} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-5 leading-snug font-bold">
        {fillPlaceholders(plural(count, title), { count: number(count) })}
        <PlusMinus />
      </summary>
      <div className="grid gap-5 pt-2 pb-5">
        {first.map((question) => (
          <OneQuestion key={question.key} {...props} question={question} />
        ))}
      </div>
    </details>
  )
}

function OneQuestion(props: Shared & { question: JobQuestion }) {
  const { form, question, values, lang } = props
  const { inFeet, photo } = getDictionary(lang).questions
  const { key, kind, label } = question
  const field = { id: `${form}-${ANSWER}${key}`, name: ANSWER + key, defaultValue: values[key] }
  switch (kind) {
    case 'choice':
    case 'yesNo':
      return <Choices {...props} {...field} />
    case 'number':
    case 'length':
      return (
        <TextField
          {...field}
          type="number"
          min={0}
          max={GREATEST_NUMBER}
          label={kind === 'length' ? fillPlaceholders(inFeet, { label }) : label}
        />
      )
    case 'text':
      return <TextField {...field} maxLength={LONGEST_ANSWER} label={label} />
    case 'photo':
      return (
        <Checkbox
          id={field.id}
          name={field.name}
          value="yes"
          defaultChecked={values[key] === 'yes'}
          label={label}
          hint={photo}
        />
      )
  }
}

/** The answers as radio buttons. The first one is no answer. Below an answer are the questions that it leads to. */
function Choices({
  id,
  name,
  defaultValue = '',
  question,
  ...props
}: Shared & { id: string; name: string; defaultValue?: string; question: JobQuestion }) {
  const { questions: words, estimator } = getDictionary(props.lang)
  const choices =
    question.kind === 'choice'
      ? question.options
      : [
          { key: 'yes', label: estimator.yes },
          { key: 'no', label: estimator.no },
        ]
  return (
    <fieldset>
      <legend className="type-label mb-1.5">{question.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[...choices, { key: '', label: words.unknown }].map(({ key, label }, place) => {
          const further = props.questions.filter(
            ({ askedAfter }) => askedAfter?.question === question.key && askedAfter.answer === key,
          )
          const ownId = place === 0 ? id : `${id}-${key}`
          return (
            <div key={key} className={further.length > 0 ? 'w-full' : ''}>
              <div className="flex flex-wrap items-center gap-2">
                <input
                  id={ownId}
                  type="radio"
                  name={name}
                  value={key}
                  defaultChecked={key === defaultValue}
                  className={`peer ${RADIO_CLASS}`}
                />
                <label htmlFor={ownId} className="flex min-h-11 items-center">
                  {label}
                </label>
                {further.length > 0 && (
                  <div
                    data-below
                    className="hidden w-full border-l-4 border-rule pb-5 pl-4 peer-checked:block"
                  >
                    {further.map((one) => (
                      <OneQuestion key={one.key} {...props} question={one} />
                    ))}
                  </div>
                )}
              </div>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
