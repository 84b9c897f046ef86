import type { ComponentProps } from 'react'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type SiteLinkProps = ComponentProps<'a'> & { href: string; lang: Language }

/**
 * An internal link. It keeps the language, and loads nothing in advance. It is not `next/link`, which is a component to
 * hydrate for each link: followLinks handles the clicks on all of them.
 */
export function SiteLink({ href, lang, ...props }: SiteLinkProps) {
  return <a {...props} href={localizedHref(href, lang)} />
}
