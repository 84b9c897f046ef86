import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** A sentence below the label. */
  hint?: string
  /** Such as a price, at the end of the row. */
  note?: string
}

/** A ruled row that can be ticked anywhere. */
export function Checkbox({ label, hint, note, ...props }: CheckboxProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 border-t border-rule py-1.5">
      <span className="relative flex size-5.5 flex-none">
        <input
          type="checkbox"
          className="peer size-5.5 appearance-none rounded-[3px] border-2 border-rule bg-paper checked:bg-yellow"
          {...props}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 stroke-3 text-coal peer-checked:block"
        />
      </span>
      <span className="grow">
        {label}
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
      {note && <span className="font-bold">{note}</span>}
    </label>
  )
}

/** The same row with a switch: on or not set. */
export function Toggle({ label, ...props }: CheckboxProps) {
  return (
    <label className="flex min-h-13 items-center justify-between gap-3 border-t border-rule py-1.5">
      {label}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: The browser says whether a checkbox is checked.
        role="switch"
        className="relative h-7 w-12 flex-none appearance-none rounded-control border-2 border-rule bg-paper before:absolute before:inset-y-0.5 before:left-0.5 before:w-5 before:rounded-[2px] before:bg-ink checked:bg-yellow checked:before:right-0.5 checked:before:left-auto checked:before:bg-coal"
        {...props}
      />
    </label>
  )
}
