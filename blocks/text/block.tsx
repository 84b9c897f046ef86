import { PageSection } from '#components/page/page-sections.tsx'
import type { BlockProps } from '../props.ts'

/** A text section, as on the plain pages of the site. */
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
