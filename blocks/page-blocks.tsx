import type { ComponentType } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { PageBlock as Block, BlockOf, BlockType } from './landing-page.ts'
import type { BlockProps } from './props.ts'

/** The component of each kind of block, by type. */
type Components = Partial<Record<BlockType, unknown>>

interface PageBlocksProps {
  blocks: Block[] | null | undefined
  components: Components
  lang: Language
}

/** The sections of a page made of blocks. Their backgrounds alternate between the colours `paper` and `wash`. */
export function PageBlocks({ blocks, components, lang }: PageBlocksProps) {
  const head = headOf(blocks)
  const shown = blocks?.filter((block) => block._type !== 'heroBlock' || block === head) ?? []
  return shown.map((block, place) => (
    <PageBlock
      key={block._key}
      block={block}
      components={components}
      ground={place % 2 === 0 ? 'wash' : 'paper'}
      lang={lang}
    />
  ))
}

interface PageBlockProps extends Pick<BlockProps<BlockType>, 'ground' | 'lang'> {
  block: Block
  components: Components
}

/** One block. A script may have written a block of an unknown type into the lake: it has no component and is not shown. */
export function PageBlock({ block, components, ground, lang }: PageBlockProps) {
  if (!Object.hasOwn(components, block._type)) return null
  const Shown = components[block._type] as ComponentType<BlockProps<BlockType>>
  return <Shown block={block} id={`section-${block._key}`} ground={ground} lang={lang} />
}

/** The hero block, if it is the first section of the page and has a title; otherwise null. */
export function headOf(blocks: Block[] | null | undefined): BlockOf<'heroBlock'> | null {
  const first = blocks?.[0]
  return first?._type === 'heroBlock' && first.title ? first : null
}
