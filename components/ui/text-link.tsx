import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

type TextLinkProps = Omit<SiteLinkProps, 'children'> & { label: ReactNode }

/** A ruled link with an arrow, for the one place a section leads to. */
export function TextLink({ label, className = '', ...props }: TextLinkProps) {
  return (
    <SiteLink className={`text-link ${className}`.trim()} {...props}>
      <span>{label}</span>
      <Icon name="arrow" />
    </SiteLink>
  )
}
