import { Questions } from '#components/page/questions.tsx'
import type { BlockProps } from '../props.ts'

/** Questions with their answers, also as structured data for search engines. */
export function Block({ block, id, ground, lang }: BlockProps<'questionsBlock'>) {
  return <Questions id={id} ground={ground} heading={block} faqs={block.faqs} lang={lang} />
}
