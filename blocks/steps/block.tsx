import { Steps } from '#components/page/step-cells.tsx'
import type { BlockProps } from '../props.ts'

/** The steps of a job. */
export function Block({ block, id, ground }: BlockProps<'stepsBlock'>) {
  return <Steps id={id} ground={ground} heading={block} steps={block.steps} />
}
