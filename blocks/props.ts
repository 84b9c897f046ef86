import type { Language } from '#lib/i18n/languages.ts'
import type { BlockOf, BlockType } from './landing-page.ts'

/** What the component of a block is given. */
export interface BlockProps<Name extends BlockType> {
  block: BlockOf<Name>
  /** Unique on the page; also the fragment that leads to the section. */
  id: string
  /** In turn, so that neighbours differ. A block that has a ground of its own leaves it out. */
  ground: 'paper' | 'wash'
  lang: Language
}
