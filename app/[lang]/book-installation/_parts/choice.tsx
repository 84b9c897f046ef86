import type { ComponentProps, ReactNode } from 'react'

/** A radio button whose whole cell can be pressed; the chosen one is yellow. */
export function Choice({
  children,
  className = '',
  ...props
}: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-12 gap-3 p-4 hover:bg-wash has-checked:bg-loud has-checked:text-dark md:p-5">
      <input
        type="radio"
        className={`size-5.5 flex-none appearance-none rounded-full border-2 border-rule bg-paper checked:border-[7px] checked:border-dark checked:bg-light ${className}`}
        {...props}
      />
      <span className="grow">{children}</span>
    </label>
  )
}
