import { draftMode } from 'next/headers'
import { isEmbedded } from '#lib/content/source.ts'
import { sharedDraft } from '#lib/draft-links/shared-draft.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { DRAFT_BAR, DraftBar } from './draft-bar.tsx'
import { EditingLoader } from './editing-loader.tsx'

interface DraftToolsProps {
  words: Dictionary['app']['draft']
  lang: Language
}

/**
 * The tools of staff in draft mode: a bar to leave draft mode, and clicks on a text that open its field or edit it in place. A
 * person with a shared link gets only a line that says that the page is a draft.
 */
export async function DraftTools({ words, lang }: DraftToolsProps) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const shared = await sharedDraft()
  if (shared) return <SharedLine sentence={words.shared} expiresAt={shared.expiresAt} lang={lang} />
  return (
    <>
      <DraftBar words={words} />
      <EditingLoader lang={lang} canType={isEmbedded} />
    </>
  )
}

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

/** A moment in the time zone of Toronto: `November 30, 2026 at 3:05 p.m. EST` / `30 novembre 2026 à 15 h 05 HNE`. */
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
