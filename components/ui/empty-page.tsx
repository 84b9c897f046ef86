import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageName } from '#lib/routes/page-name.ts'

interface EmptyPageProps {
  /** The address of the page. The heading is the name that the Studio has for this address. */
  path?: string
  title?: string
  lang: Language
}

/** Shown for a page whose document is not published: it still has a heading, and the header and footer have links. */
export function EmptyPage({ path = '', lang, title = pageName(path, lang) }: EmptyPageProps) {
  return (
    <div className="wrap section-space">
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 text-lead">{getDictionary(lang).shell.nothingYet}</p>
    </div>
  )
}
