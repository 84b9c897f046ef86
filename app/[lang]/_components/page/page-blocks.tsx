import type { ComponentType } from 'react'
import { COMPONENTS } from '#blocks/components.ts'
import type { BlockProps } from '#blocks/props.ts'
import type { PageBlock as Block, BlockOf, BlockType } from '#lib/content/landing-page.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface PageBlocksProps {
  blocks: Block[] | null | undefined
  lang: Language
}

/** The sections of a page that staff put together, on paper and wash in turn. */
export function PageBlocks({ blocks, lang }: PageBlocksProps) {
  const head = headOf(blocks)
  const shown = blocks?.filter((block) => block._type !== 'heroBlock' || block === head) ?? []
  return shown.map((block, place) => (
    <PageBlock key={block._key} block={block} ground={place % 2 === 0 ? 'wash' : 'paper'} lang={lang} />
  ))
}

interface PageBlockProps extends Pick<BlockProps<BlockType>, 'ground' | 'lang'> {
  block: Block
}

/** One section that staff added. */
export function PageBlock({ block, ground, lang }: PageBlockProps) {
  const Shown = componentOf(block)
  return Shown && <Shown block={block} id={`section-${block._key}`} ground={ground} lang={lang} />
}

/** The head of a page, with its heading, is its first section. Elsewhere there is none. */
export function headOf(blocks: Block[] | null | undefined): BlockOf<'heroBlock'> | null {
  const first = blocks?.[0]
  return first?._type === 'heroBlock' && first.title ? first : null
}

/** Scripts may have written any type into the lake. */
function componentOf({ _type }: Block): ComponentType<BlockProps<BlockType>> | undefined {
  return Object.hasOwn(COMPONENTS, _type)
    ? (COMPONENTS[_type] as ComponentType<BlockProps<BlockType>>)
    : undefined
}
