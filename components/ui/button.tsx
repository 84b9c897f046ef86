import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export interface Look {
  /** `loud` is the primary action; `dark` is primary on the loud colour; `outline` is secondary on any ground. */
  tone?: keyof typeof TONES
  small?: boolean
}

const TONES = { loud: 'btn-loud', dark: 'btn-dark', outline: 'btn-outline' }

/** The classes of a button, for elements other than `Button`. */
export function buttonClass({ tone = 'loud', small }: Look, className = '') {
  return `btn ${TONES[tone]} ${small ? 'btn-small' : ''} ${className}`
}

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
