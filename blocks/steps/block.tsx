import { Steps } from '#components/page/step-cells.tsx'
import type { BlockProps } from '../props.ts'

/** The steps from a request to a finished job (`processStep` documents). */
export function Block({ block, id, ground }: BlockProps<'stepsBlock'>) {
  return <Steps id={id} ground={ground} heading={block} steps={block.steps} />
}
