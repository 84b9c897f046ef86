import { draftMode } from 'next/headers'
import { isEmbedded } from '#lib/content/source.ts'
import { sharedDraft } from '#lib/draft-links/shared-draft.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { DraftBar } from './draft-bar.tsx'
import { EditingLoader } from './editing-loader.tsx'
import { SharedLine } from './shared-line.tsx'

interface DraftToolsProps {
  words: Dictionary['app']['draft']
  lang: Language
}

/**
 * The tools of staff in draft mode: a bar to leave it, and texts that open their fields or can be edited in place. A person
 * with a shared link gets one line that says what the page is.
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
