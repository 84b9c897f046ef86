import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

type TextLinkProps = Omit<SiteLinkProps, 'children'> & { label: ReactNode }

/** An underlined link with an arrow. A section has one of these at most. */
export function TextLink({ label, className = '', ...props }: TextLinkProps) {
  return (
    <SiteLink className={`text-link ${className}`.trim()} {...props}>
      <span>{label}</span>
      <Icon name="arrow" />
    </SiteLink>
  )
}
