import { Flex, TextArea, TextInput } from '@sanity/ui'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { Labelled, LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import type { BulkField } from './bulk-fields.ts'
import { useBulkWords } from './words.ts'

/** The state of the form for the new value. */
export interface ChangeForm {
  do: 'set' | 'percent' | 'clear'
  value: string
  en: string
  fr: string
}

export const EMPTY_FORM: ChangeForm = { do: 'set', value: '', en: '', fr: '' }

interface ChangeEditorProps {
  field: BulkField
  /** Documents that a reference can be set to. */
  targets: { id: string; name: string }[]
  form: ChangeForm
  onChange: (form: ChangeForm) => void
}

/** The controls for a change: set, change by percent, or clear. */
export function ChangeEditor({ field, targets, form, onChange }: ChangeEditorProps) {
  const words = useBulkWords()
  const hasPercent = field.kind === 'number' || field.kind === 'priceRange'
  const set = (change: Partial<ChangeForm>) => onChange({ ...form, ...change })
  return (
    <Flex gap={4} wrap="wrap">
      <LabelledDropdown
        label={words.how}
        value={form.do}
        options={[
          ['set', words.set],
          ...(hasPercent ? [['percent', words.percent] as const] : []),
          ['clear', words.clear],
        ]}
        onChange={(how) => set({ do: how, value: '' })}
      />
      {form.do === 'percent' && (
        <LabelledInput
          label={words.percent}
          hint={words.percentHint}
          inputMode="decimal"
          value={form.value}
          onChange={(value) => set({ value })}
        />
      )}
      {form.do === 'set' && <Value field={field} targets={targets} form={form} set={set} />}
    </Flex>
  )
}

type ValueProps = Omit<ChangeEditorProps, 'onChange'> & { set: (change: Partial<ChangeForm>) => void }

function Value({ field, targets, form, set }: ValueProps) {
  const words = useBulkWords()
  const changeWords = useChangeWords()
  if (field.kind === 'localized') {
    const Input = field.type === 'localeText' ? TextArea : TextInput
    return (['en', 'fr'] as const).map((language) => (
      <Labelled key={language} label={language === 'en' ? words.english : words.french}>
        {(ids) => (
          <Input
            {...ids}
            lang={language}
            value={form[language]}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
              set({ [language]: currentTarget.value })
            }
          />
        )}
      </Labelled>
    ))
  }
  const options = optionsOf(field, targets, changeWords)
  return options === null ? (
    <LabelledInput
      label={words.value}
      type={field.kind === 'date' ? 'date' : 'text'}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      placeholder={field.kind === 'priceRange' ? '$100-$300' : undefined}
      value={form.value}
      onChange={(value) => set({ value })}
    />
  ) : (
    <LabelledDropdown
      label={words.value}
      value={form.value}
      options={[['', words.choose], ...options]}
      onChange={(value) => set({ value })}
    />
  )
}

function optionsOf(
  { kind, options }: BulkField,
  targets: ChangeEditorProps['targets'],
  words: { yes: string; no: string },
): [value: string, label: string][] | null {
  switch (kind) {
    case 'yesNo':
      return [
        ['true', words.yes],
        ['false', words.no],
      ]
    case 'choice':
      return options.map(({ value, title }) => [value, title])
    case 'reference':
      return targets.map(({ id, name }) => [id, name])
    default:
      return null
  }
}
