import { Icon } from './icon.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

/** A ruled link with an arrow, for the one place a section leads to. */
export function TextLink({ className = '', children, ...props }: SiteLinkProps) {
  return (
    <SiteLink className={`text-link ${className}`.trim()} {...props}>
      <span>{children}</span>
      <Icon name="arrow" />
    </SiteLink>
  )
}
