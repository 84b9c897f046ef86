import { Flex, Select, TextArea, TextInput } from '@sanity/ui'
import { Labelled } from '../ui/labelled.tsx'
import type { BulkField } from './bulk-fields.ts'
import { useBulkWords } from './words.ts'

/** What is typed and chosen for the new value. */
export interface ChangeForm {
  do: 'set' | 'percent' | 'clear'
  value: string
  en: string
  fr: string
}

export const EMPTY_FORM: ChangeForm = { do: 'set', value: '', en: '', fr: '' }

interface ChangeEditorProps {
  field: BulkField
  /** Documents a reference may lead to. */
  targets: { id: string; name: string }[]
  form: ChangeForm
  onChange: (form: ChangeForm) => void
}

/** How the field changes: set, by percent, or made empty; with the control its kind of value asks for. */
export function ChangeEditor({ field, targets, form, onChange }: ChangeEditorProps) {
  const words = useBulkWords()
  const hasPercent = field.kind === 'number' || field.kind === 'priceRange'
  const set = (change: Partial<ChangeForm>) => onChange({ ...form, ...change })
  return (
    <Flex gap={4} wrap="wrap">
      <Labelled label={words.how}>
        {(id) => (
          <Select
            id={id}
            value={form.do}
            onChange={({ currentTarget }) => set({ do: currentTarget.value as ChangeForm['do'], value: '' })}
          >
            <option value="set">{words.set}</option>
            {hasPercent && <option value="percent">{words.percent}</option>}
            <option value="clear">{words.clear}</option>
          </Select>
        )}
      </Labelled>
      {form.do === 'percent' && (
        <Labelled label={words.percent} hint={words.percentHint}>
          {(id, hintId) => (
            <TextInput
              id={id}
              aria-describedby={hintId}
              inputMode="decimal"
              value={form.value}
              onChange={({ currentTarget }) => set({ value: currentTarget.value })}
            />
          )}
        </Labelled>
      )}
      {form.do === 'set' && <Value field={field} targets={targets} form={form} set={set} />}
    </Flex>
  )
}

type ValueProps = Omit<ChangeEditorProps, 'onChange'> & { set: (change: Partial<ChangeForm>) => void }

function Value({ field, targets, form, set }: ValueProps) {
  const words = useBulkWords()
  if (field.kind === 'localized') {
    const Input = field.type === 'localeText' ? TextArea : TextInput
    return (['en', 'fr'] as const).map((language) => (
      <Labelled key={language} label={language === 'en' ? words.english : words.french}>
        {(id) => (
          <Input
            id={id}
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
  const options = optionsOf(field, targets, words)
  return (
    <Labelled label={words.value}>
      {(id) =>
        options === null ? (
          <TextInput
            id={id}
            type={field.kind === 'date' ? 'date' : 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            placeholder={field.kind === 'priceRange' ? '$100-$300' : undefined}
            value={form.value}
            onChange={({ currentTarget }) => set({ value: currentTarget.value })}
          />
        ) : (
          <Select
            id={id}
            value={form.value}
            onChange={({ currentTarget }) => set({ value: currentTarget.value })}
          >
            <option value="">{words.choose}</option>
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        )
      }
    </Labelled>
  )
}

function optionsOf(
  { kind, options }: BulkField,
  targets: ChangeEditorProps['targets'],
  words: { yes: string; no: string },
): { value: string; title: string }[] | null {
  switch (kind) {
    case 'yesNo':
      return [
        { value: 'true', title: words.yes },
        { value: 'false', title: words.no },
      ]
    case 'choice':
      return options
    case 'reference':
      return targets.map(({ id, name }) => ({ value: id, title: name }))
    default:
      return null
  }
}
