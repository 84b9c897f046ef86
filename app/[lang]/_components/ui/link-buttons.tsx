import type { Language } from '#lib/i18n/languages.ts'
import { LinkButton } from './button.tsx'

export interface LinkButtonsProps {
  /** Address → label. The first one is the primary action. */
  links: Record<string, string>
  lang: Language
}

/** The buttons of a yellow band. */
export function LinkButtons({ links, lang }: LinkButtonsProps) {
  return Object.entries(links).map(([href, label], place) => (
    <LinkButton
      key={href}
      href={href}
      lang={lang}
      tone={place === 0 ? 'coal' : 'outline'}
      arrow={place === 0}
    >
      {label}
    </LinkButton>
  ))
}
