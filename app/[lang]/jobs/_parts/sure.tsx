import { Checkbox } from '#components/ui/checkbox.tsx'
import { FieldErrorText } from '#components/ui/fields.tsx'
import type { Typed } from './typed.ts'

/** A box to tick, so that nothing that cannot be undone happens with one tap. */
export function Sure({ typed, label }: { typed: Typed; label: string }) {
  const { id, name, error } = typed.field('sure')
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value="yes"
        label={label}
        defaultChecked={typed.value(name) === 'yes'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && <FieldErrorText id={id} error={error} />}
    </div>
  )
}
