import { Select } from '@sanity/ui'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import { ownText } from '#schemas/shared/preview.ts'
import { answerKeysOf, type WrittenQuestion } from '#schemas/shared/question-rule.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

const en = { always: 'Always asked', yes: 'Yes', no: 'No' }
const fr: typeof en = { always: 'Toujours posée', yes: 'Oui', no: 'Non' }

/** The answer after which a question is asked: a choice of the answers to the questions before it. */
export function ConditionInput({ path, value = '', elementProps, readOnly, onChange }: StringInputProps) {
  const language = useStudioLanguage()
  const words = { en, fr }[language]
  const questions = (useFormValue(path.slice(0, -2)) ?? []) as WrittenQuestion[]
  const [own] = path.slice(-2) as { _key?: string }[]
  const place = questions.findIndex(({ _key }) => _key === own?._key)
  const answers = questions.slice(0, place).flatMap((question) =>
    answerKeysOf(question).map((answer) => {
      const option = question.options?.find(({ _key }) => _key === answer)
      const text = option ? ownText(option.label ?? {}, language) : words[answer as 'yes' | 'no']
      return {
        value: `${question._key}:${answer}`,
        title: [ownText(question.label ?? {}, language), text].join(' → '),
      }
    }),
  )
  const isKnown = !value || answers.some((answer) => answer.value === value)
  return (
    <Select
      {...elementProps}
      value={value}
      readOnly={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    >
      <option value="">{words.always}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {answers.map((answer) => (
        <option key={answer.value} value={answer.value}>
          {answer.title}
        </option>
      ))}
    </Select>
  )
}
