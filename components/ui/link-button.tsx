import type { ButtonLook } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

export function LinkButton({
  tone,
  small,
  arrow,
  className,
  children,
  ...props
}: ButtonLook & SiteLinkProps) {
  return (
    <SiteLink className={buttonClass({ tone, small }, className)} {...props}>
      {children}
      {arrow && <Icon name="arrow" />}
    </SiteLink>
  )
}
