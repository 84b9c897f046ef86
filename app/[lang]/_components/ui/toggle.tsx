import type { ComponentProps } from 'react'

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A ruled row with a switch: on or not set. */
export function Toggle({ label, ...props }: ToggleProps) {
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
