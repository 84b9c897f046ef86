import { draftMode } from 'next/headers'
import { isEmbedded } from '#lib/content/source.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { readShared, SHARED_COOKIE } from '#lib/preview/share.ts'
import { cookieOfDraft } from '#lib/server/next-internals.ts'
import { DraftBar } from './draft-bar.tsx'
import { EditingLoader } from './editing-loader.tsx'
import { SharedLine } from './shared-line.tsx'

interface DraftToolsProps {
  words: Dictionary['app']['draft']
  lang: Language
}

/**
 * What staff have in draft mode: how to leave it, and texts that open their fields or are edited in place. Who was sent a link has
 * a line that says what the page is.
 */
export async function DraftTools({ words, lang }: DraftToolsProps) {
  const draft = await draftMode()
  if (!draft.isEnabled) return null
  const shared = readShared(cookieOfDraft(draft, SHARED_COOKIE))
  if (shared) return <SharedLine sentence={words.shared} expiresAt={shared.expiresAt} lang={lang} />
  return (
    <>
      <DraftBar words={words} />
      <EditingLoader lang={lang} canType={isEmbedded} />
    </>
  )
}
