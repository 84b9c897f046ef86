import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A native select with this site's arrow. */
export function Select({ className = 'field-box', children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={`${className} appearance-none pr-11`} {...props}>
        {children}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 [translate:0_-50%]"
      />
    </span>
  )
}
