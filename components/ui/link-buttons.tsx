import type { Language } from '#lib/i18n/languages.ts'
import { LinkButton } from './link-button.tsx'
import { TextLink } from './text-link.tsx'

export interface LinkButtonsProps {
  /** Address → label: the first is the primary action, the second is outlined, the others are text links. */
  links: Record<string, string>
  lang: Language
  /** The tone of the first button: `dark` on the loud colour, `loud` anywhere else. */
  tone?: 'dark' | 'loud'
}

/** The buttons of a band. */
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
