import { type Blocks, headingsOf } from '#lib/content/blocks.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { RichText } from './rich-text.tsx'

/** A long text with its table of contents, which stays in sight on wide screens. */
export function Article({ body, lang }: { body: Blocks | null; lang: Language }) {
  const headings = headingsOf(body ?? []).filter(({ style }) => style === 'h2')
  return (
    <div className="band-paper">
      <div className="wrap section-space grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {headings.length > 1 && (
          <div className="lg:sticky lg:top-6 lg:col-start-2">
            <Contents headings={headings} title={getDictionary(lang).articlePages.guides.contents} />
          </div>
        )}
        <RichText value={body} lang={lang} className="lg:col-start-1 lg:row-start-1" />
      </div>
    </div>
  )
}

interface ContentsProps {
  headings: { anchor: string; text: string; note?: string }[]
  title: string
}

/** The table of contents: links to headings of the same page. */
export function Contents({ headings, title }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title">
      <h2 id="contents-title" className="type-h5 mb-2">
        {title}
      </h2>
      <ol className="border-t-2 border-rule">
        {headings.map(({ anchor, text, note }) => (
          <li key={anchor} className="border-b border-rule">
            <a
              href={`#${anchor}`}
              className="-mx-2.5 flex min-h-11 items-center justify-between gap-3 px-2.5 py-1 leading-snug hover:bg-loud hover:text-dark"
            >
              {text}
              {note && <span className="text-small">{note}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
