import { BLOCKS } from '#blocks/schemas.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Choice, Definition } from '#schemas/define.ts'
import { BLOCK_GROUPS } from './block.ts'
import { ofType, type Titles } from './fields.ts'
import { savedSectionBlock } from './saved-section-block.ts'

/** A list of blocks can also have items for the page's own sections. This is their group in the insert menu, and their type. */
interface OwnItems {
  group: Choice
  type: string
}

const ALL_BLOCKS = [...BLOCKS, savedSectionBlock]

/**
 * A field with a list of blocks. Its insert menu shows a drawing of each block. A landing page has no sections of its own. A
 * saved section (`isSaved`) contains no other one.
 */
export function blockList(
  name: string,
  title: Titles,
  { own, isSaved, ...hint }: Bilingual & { own?: OwnItems; isSaved?: true },
): Definition {
  const blocks = ALL_BLOCKS.filter(
    (block) => !((own || isSaved) && block.landingOnly) && !(isSaved && block === savedSectionBlock),
  )
  const groups = BLOCK_GROUPS.map(({ value, title }) => ({
    name: value,
    title,
    of: blocks.filter(({ group }) => group === value).map((block) => block.name),
  })).filter(({ of }) => of.length > 0)
  return {
    ...ofType('array', name, title, hint),
    of: [...(own ? [{ type: own.type }] : []), ...blocks.map((block) => ({ type: block.name }))],
    options: {
      insertMenu: {
        filter: true,
        groups: [
          ...(own ? [{ name: own.group.value, title: own.group.title, of: [own.type] }] : []),
          ...groups,
        ],
        views: [{ name: 'grid', previewImageUrl }, { name: 'list' }],
      },
    },
  }
}

/** The drawing of a block as a data URL; undefined for a type that is not a block. */
function previewImageUrl(type: string): string | undefined {
  const shapes = ALL_BLOCKS.find(({ name }) => name === type)?.thumbnail
  if (shapes === undefined) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" fill="#6b7280"><rect width="160" height="100" fill="#fff"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
