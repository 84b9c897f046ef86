import { PageSection } from '#components/page/page-sections.tsx'
import type { BlockProps } from '../props.ts'

/** A section of text; it looks the same as on the pages of text, such as the about page. */
export function Block({ block, id, ground, lang }: BlockProps<'textBlock'>) {
  if (!block.title) return null
  return (
    <PageSection
      section={block}
      id={id}
      ground={ground === 'wash' ? 'band-ruled bg-wash' : 'band-paper'}
      lang={lang}
    />
  )
}
