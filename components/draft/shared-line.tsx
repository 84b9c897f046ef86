import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { DRAFT_BAR } from './draft-bar.tsx'

interface SharedLineProps {
  sentence: string
  /** Milliseconds since 1970. */
  expiresAt: number
  lang: Language
}

/** Tells a person with a shared link that the page is a draft, and until when the link works. */
export function SharedLine({ sentence, expiresAt, lang }: SharedLineProps) {
  return (
    <p id={DRAFT_BAR} className="on-ink py-2 text-center text-small">
      <span className="wrap block">{fillPlaceholders(sentence, { until: momentIn(lang, expiresAt) })}</span>
    </p>
  )
}

/** `November 30, 2026 at 3:05 p.m. EST` / `30 novembre 2026 à 15 h 05 HNE` */
function momentIn(lang: Language, at: number): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Toronto',
    timeZoneName: 'short',
  })
  const text = format.format(at)
  return lang === 'fr' ? text.replace(/^1(?=\s)/, '1er').replace(/\b0(?=\d\sh)/, '') : text
}
