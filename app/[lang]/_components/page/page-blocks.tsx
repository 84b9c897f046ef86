import type { ComponentType } from 'react'
import { COMPONENTS } from '#blocks/components.ts'
import type { BlockProps } from '#blocks/props.ts'
import type { BlockOf, BlockType, PageBlock } from '#lib/content/landing-page.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface PageBlocksProps {
  blocks: PageBlock[] | null | undefined
  lang: Language
}

/** The sections of a page that staff put together, on paper and wash in turn. */
export function PageBlocks({ blocks, lang }: PageBlocksProps) {
  const head = headOf(blocks)
  const shown = blocks?.filter((block) => block._type !== 'heroBlock' || block === head) ?? []
  return shown.map((block, place) => {
    const Block = componentOf(block)
    if (!Block) return null
    return (
      <Block
        key={block._key}
        block={block}
        id={`section-${block._key}`}
        ground={place % 2 === 0 ? 'wash' : 'paper'}
        lang={lang}
      />
    )
  })
}

/** The head of a page, with its heading, is its first section. Elsewhere there is none. */
export function headOf(blocks: PageBlock[] | null | undefined): BlockOf<'heroBlock'> | null {
  const first = blocks?.[0]
  return first?._type === 'heroBlock' && first.title ? first : null
}

/** Scripts may have written any type into the lake. */
function componentOf({ _type }: PageBlock): ComponentType<BlockProps<BlockType>> | undefined {
  return Object.hasOwn(COMPONENTS, _type)
    ? (COMPONENTS[_type] as ComponentType<BlockProps<BlockType>>)
    : undefined
}
