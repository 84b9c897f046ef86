import { Showcase } from '#components/project/showcase.tsx'
import type { BlockProps } from '../props.ts'

/** A finished job, with the pictures before and after side by side. */
export function Block({ block, id, lang }: BlockProps<'beforeAfterBlock'>) {
  return <Showcase id={id} heading={block} project={block.project} lang={lang} />
}
