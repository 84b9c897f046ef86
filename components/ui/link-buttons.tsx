import type { Language } from '#lib/i18n/languages.ts'
import { LinkButton } from './link-button.tsx'
import { TextLink } from './text-link.tsx'

export interface LinkButtonsProps {
  /** Address → label: the primary action, an outlined one, and text links. */
  links: Record<string, string>
  lang: Language
  /** Of the first one: coal on yellow, yellow anywhere else. */
  tone?: 'dark' | 'loud'
}

/** The buttons that lead on from a band of a page. */
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
