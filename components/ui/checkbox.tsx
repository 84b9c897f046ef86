import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** A sentence below the label. */
  hint?: string
  /** A note at the end of the label's line, such as a price. */
  note?: string
}

/** A row with a checkbox, and a rule between it and the row above. The whole row is clickable. */
export function Checkbox({ label, hint, note, ...props }: CheckboxProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 border-t border-rule py-1">
      <span className="relative flex size-5.5 flex-none">
        <input
          type="checkbox"
          className="peer size-5.5 appearance-none rounded-control border-2 border-rule bg-paper checked:bg-loud"
          {...props}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 stroke-3 text-dark peer-checked:block"
        />
      </span>
      <span className="grow">
        <span className="flex justify-between gap-3">
          {label}
          {note && <span className="font-bold">{note}</span>}
        </span>
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
    </label>
  )
}

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A row with a switch, and a rule between it and the row above. */
export function Toggle({ label, ...props }: ToggleProps) {
  return (
    <label className="flex min-h-13 items-center justify-between gap-3 border-t border-rule py-1.5">
      {label}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: The browser says whether a checkbox is checked.
        role="switch"
        className="toggle"
        {...props}
      />
    </label>
  )
}
