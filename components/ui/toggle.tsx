import type { ComponentProps } from 'react'

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A ruled row with a switch. */
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
