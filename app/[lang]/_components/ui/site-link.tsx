import Link from 'next/link'
import type { ComponentProps } from 'react'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string; lang: Language }

/** Every internal link: keeps the language, and fetches nothing before it is followed. */
export function SiteLink({ href, lang, ...props }: SiteLinkProps) {
  return <Link prefetch={false} {...props} href={localizedHref(href, lang)} />
}
