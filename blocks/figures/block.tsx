import { FiguresSection } from '#components/ui/sections.tsx'
import type { BlockProps } from '../props.ts'

/** Marketing figures on the same background as heroes (`field`). */
export function Block({ block, id }: BlockProps<'figuresBlock'>) {
  return <FiguresSection id={id} ground="field" heading={block} figures={block.figures} />
}
