import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Option } from '#lib/leads/forms/options.ts'
import type { Question } from '#lib/leads/forms/questions.ts'
import { RadioField, SelectField, TextAreaField, TextField } from '../ui/fields.tsx'

/** A suggested city. */
export interface Suggestion {
  value: string
  /** The code of its province. */
  province?: string
}

interface FormInputProps extends Partial<UseFormRegisterReturn> {
  /** Unique on the page. */
  id: string
  question: Question
  error?: string
  defaultValue?: string
  /** Suggestions while somebody types. */
  suggestions?: Suggestion[]
}

/** The control of one field of a form. The table of the form (lib/leads/forms) names the kind of control. */
export function FormInput({ id, question, suggestions, ...props }: FormInputProps) {
  const {
    name,
    kind,
    prompt,
    hint,
    required,
    maxLength,
    autoComplete,
    inputMode,
    options = [],
    empty,
  } = question
  const shared = { id, name, label: prompt, hint, autoComplete, required, ...props }
  if (kind === 'textarea') {
    return (
      <div className="sm:col-span-2">
        <TextAreaField {...shared} data-limit={maxLength} />
      </div>
    )
  }
  const control =
    kind === 'radio' ? (
      <RadioField {...shared} choices={options.flatMap((option) => ('value' in option ? [option] : []))} />
    ) : kind === 'select' ? (
      <SelectField {...shared}>
        <option value="">{empty}</option>
        {options.map(toOption)}
      </SelectField>
    ) : (
      <TextField
        {...shared}
        type={kind === 'text' ? undefined : kind}
        inputMode={inputMode}
        data-limit={maxLength}
        list={suggestions && `${id}-list`}
      />
    )
  return (
    <>
      {question.wide ? <div className="sm:col-span-2">{control}</div> : control}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value, province }) => (
            <option key={value} value={value} data-province={province} />
          ))}
        </datalist>
      )}
    </>
  )
}

function toOption(option: Option) {
  return 'options' in option ? (
    <optgroup key={option.label} label={option.label}>
      {option.options.map(toOption)}
    </optgroup>
  ) : (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  )
}
