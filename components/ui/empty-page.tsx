import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** Shown for a page whose document is not published: it still has a heading, and the header and footer have links. */
export function EmptyPage({ title, lang }: { title: string; lang: Language }) {
  return (
    <div className="wrap section-space">
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 text-lead">{getDictionary(lang).shell.nothingYet}</p>
    </div>
  )
}
