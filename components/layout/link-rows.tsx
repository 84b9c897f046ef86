import type { PlainLink } from '#lib/content/links.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { SiteLink } from '../ui/links.tsx'

interface LinkRowsProps {
  links: PlainLink[]
  lang: Language
  className?: string
}

/** The items of a menu's list. */
export function LinkRows({ links, lang, className = 'link-row' }: LinkRowsProps) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href} lang={lang} className={className}>
        {label}
      </SiteLink>
    </li>
  ))
}
