import type { Language } from '#lib/i18n/languages.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** The mark, a folded ruler, and the name beside it. */
export function Logo({ name, lang }: { name: string; lang: Language }) {
  return (
    <SiteLink href="/" lang={lang} className="logo">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="4" className="fill-yellow" />
        <path
          className="fill-coal"
          fillRule="evenodd"
          d="M5.5 35V5L20 19.5 34.5 5v30H28V19.5l-8 8-8-8V35zm1.5-4a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0zm22.5 0a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0z"
        />
      </svg>
      <span>{name}</span>
    </SiteLink>
  )
}
