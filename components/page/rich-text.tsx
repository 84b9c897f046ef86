import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { type Blocks, headingsOf } from '#lib/content/blocks.ts'
import { isLink, isPagePath } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { SiteLink } from '../ui/links.tsx'

interface RichTextProps {
  value: Blocks | null | undefined
  lang: Language
  /** The level of its headings: 3 inside a section that has a heading of its own. */
  level?: 2 | 3
  /** The beginning of the ids of headings. It keeps them unique on a page with several texts. */
  prefix?: string
  className?: string
}

/** Formatted text (`localeBlocks`) as HTML. Rendered on the server; the browser gets no script for it. */
export function RichText({ value, lang, level = 2, prefix, className = '' }: RichTextProps) {
  if (!value?.length) return null
  const anchors = new Map(headingsOf(value, prefix).map(({ key, anchor }) => [key, anchor]))
  const Upper = level === 2 ? 'h2' : 'h3'
  const Lower = level === 2 ? 'h3' : 'h4'
  const components: PortableTextComponents = {
    block: {
      h2: ({ value: { _key }, children }) => (
        <Upper id={anchors.get(_key ?? '')} className="type-h3">
          {children}
        </Upper>
      ),
      h3: ({ value: { _key }, children }) => (
        <Lower id={anchors.get(_key ?? '')} className="type-h5">
          {children}
        </Lower>
      ),
    },
    marks: {
      link: ({ value: link, children }) => (
        <TextAnchor href={link?.href} lang={lang}>
          {children}
        </TextAnchor>
      ),
    },
  }
  return (
    <div className={`rich-text ${className}`.trim()}>
      <PortableText value={value} components={components} />
    </div>
  )
}

function TextAnchor({ href, lang, children }: { href?: string; lang: Language; children: ReactNode }) {
  if (!isLink(href)) return children
  if (isPagePath(href)) {
    return (
      <SiteLink href={href} lang={lang}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}
