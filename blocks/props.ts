import type { Language } from '#lib/i18n/languages.ts'
import type { BlockOf, BlockType } from './landing-page.ts'

/** The props of a block's component. */
export interface BlockProps<Name extends BlockType> {
  block: BlockOf<Name>
  /** The id of the section's element: unique on the page, and the URL fragment of links to the section. */
  id: string
  /** The background. It alternates, so that neighbouring sections differ. A block with a fixed background ignores it. */
  ground: 'paper' | 'wash'
  lang: Language
}
