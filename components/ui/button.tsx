import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './button-class.ts'
import { Icon } from './icon.tsx'

export interface ButtonLook extends Look {
  arrow?: boolean
}

export function Button({
  tone,
  small,
  arrow,
  className,
  children,
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type="button" className={buttonClass({ tone, small }, className)} {...props}>
      {children}
      {arrow && <Icon name="arrow" />}
    </button>
  )
}
