import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

interface Look {
  /** Yellow is the primary action; coal is primary on yellow; outline is secondary anywhere. */
  tone?: keyof typeof TONES
  small?: boolean
  arrow?: boolean
}

const TONES = { yellow: 'btn-yellow', coal: 'btn-coal', outline: 'btn-outline' }

export function buttonClass({ tone = 'yellow', small }: Look, className = '') {
  return `btn ${TONES[tone]} ${small ? 'btn-small' : ''} ${className}`
}

export function Button({
  tone,
  small,
  arrow,
  className,
  children,
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" className={buttonClass({ tone, small }, className)} {...props}>
      {children}
      {arrow && <Icon name="arrow" />}
    </button>
  )
}

export function LinkButton({ tone, small, arrow, className, children, ...props }: Look & SiteLinkProps) {
  return (
    <SiteLink className={buttonClass({ tone, small }, className)} {...props}>
      {children}
      {arrow && <Icon name="arrow" />}
    </SiteLink>
  )
}
