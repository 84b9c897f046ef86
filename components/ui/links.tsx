import type { ComponentProps, ReactNode } from 'react'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ButtonLook } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

export type SiteLinkProps = ComponentProps<'a'> & { href: string; lang: Language }

/**
 * An internal link. It keeps the language, and prefetches no page. It is not `next/link`, because each `next/link` is a client
 * component to hydrate: `followLinks` handles the clicks on all links.
 */
export function SiteLink({ href, lang, ...props }: SiteLinkProps) {
  return <a {...props} href={localizedHref(href, lang)} />
}

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

export interface LinkButtonsProps {
  /** Address → label: the first is the primary action, the second is outlined, the others are text links. */
  links: Record<string, ReactNode>
  lang: Language
  /** The tone of the first button: `dark` on the loud colour, `loud` anywhere else. */
  tone?: 'dark' | 'loud'
}

/** The buttons of a section. */
export function LinkButtons({ links, lang, tone = 'dark' }: LinkButtonsProps) {
  return Object.entries(links).map(([href, label], place) =>
    place > 1 ? (
      <TextLink key={href} href={href} lang={lang} label={label} />
    ) : (
      <LinkButton
        key={href}
        href={href}
        lang={lang}
        tone={place === 0 ? tone : 'outline'}
        arrow={place === 0}
      >
        {label}
      </LinkButton>
    ),
  )
}
