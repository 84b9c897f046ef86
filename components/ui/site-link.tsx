import type { ComponentProps } from 'react'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type SiteLinkProps = ComponentProps<'a'> & { href: string; lang: Language }

/**
 * Every internal link: keeps the language, and fetches nothing before it is followed. It is no `next/link`, which is
 * one component to hydrate for each link: followLinks hands the clicks on all of them to the router.
 */
export function SiteLink({ href, lang, ...props }: SiteLinkProps) {
  return <a {...props} href={localizedHref(href, lang)} />
}
