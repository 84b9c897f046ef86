import { Bundles } from '#components/bundle/bundles.tsx'
import type { BlockProps } from '../props.ts'

/** The bundles: several jobs that cost less when they are booked together. */
export function Block({ block, id, ground, lang }: BlockProps<'bundlesBlock'>) {
  return <Bundles id={id} ground={ground} heading={block} bundles={block.bundles} lang={lang} />
}
