import type { Language } from '#lib/i18n/languages.ts'
import type { BlockOf, BlockType } from './landing-page.ts'

/** The props of a block's component. */
export interface BlockProps<Name extends BlockType> {
  block: BlockOf<Name>
  /** Unique on the page; also the fragment that leads to the section. */
  id: string
  /** Alternates, so that neighbours differ. A block with a ground of its own ignores it. */
  ground: 'paper' | 'wash'
  lang: Language
}
