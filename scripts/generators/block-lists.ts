import { readdirSync, readFileSync } from 'node:fs'

/** The folders of `blocks/`, one for each block. */
const blockFolders = (): string[] =>
  readdirSync('blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const HEAD = '/* Made by `npm run generate` from the folders beside it. */\n'

const camelCase = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The generated lists of all blocks, by their files. Schemas, queries, samples and components have separate lists, because they
 * are loaded separately. The block in `before-after` has the type `beforeAfterBlock`.
 */
export function blockLists(folders = blockFolders()): Record<string, string> {
  const blocks = folders.map((folder) => ({
    folder,
    // The schema is read as text: it cannot be imported, because a list that it imports may not exist yet.
    isLandingOnly: readFileSync(`blocks/${folder}/schema.ts`, 'utf8').includes('landingOnly: true'),
    name: camelCase(folder),
    component: camelCase(`-${folder}`),
    type: `${camelCase(folder)}Block`,
  }))
  return {
    'blocks/schemas.ts': `${HEAD}${lines(blocks, ({ name, folder }) => `import { block as ${name} } from './${folder}/schema.ts'`)}

/** Every kind of block, for the Studio. */
export const BLOCKS = [
${lines(blocks, ({ name }) => `  ${name},`)}
]
`,
    // These imports are not renamed, because TypeGen does not follow renamed imports.
    'blocks/queries.ts': `${HEAD}${lines(blocks, ({ type, folder }) => `import { ${type}Fields } from './${folder}/query.ts'`)}

/** What is read of a block, by its type. */
export const blockFields = \`
  _key, _type,
${blocks.map(({ type }) => `  _type == "${type}" => {\${${type}Fields}}`).join(',\n')}\`
`,
    'blocks/samples.ts': `${HEAD}import type { Sample } from '#blocks/sample-parts.ts'
${lines(blocks, ({ name, folder }) => `import { sample as ${name} } from './${folder}/sample.ts'`)}

/** What each kind of block is tested with, by its type. */
export const SAMPLES: Record<string, Sample> = {
${lines(blocks, ({ type, name }) => `  ${type}: ${name},`)}
}
`,
    'blocks/components.ts': components(
      blocks.filter(({ isLandingOnly }) => !isLandingOnly),
      'COMPONENTS',
      'The component of each kind of block that every page can have, by its type.',
    ),
    'blocks/landing-components.ts': components(
      blocks.filter(({ isLandingOnly }) => isLandingOnly),
      'LANDING_COMPONENTS',
      'The component of each kind of block that only landing pages can have, by its type.',
    ),
  }
}

function components(blocks: Block[], name: string, comment: string): string {
  return `${HEAD}${lines(blocks, ({ component, folder }) => `import { Block as ${component} } from './${folder}/block.tsx'`)}

/** ${comment} */
export const ${name} = {
${lines(blocks, ({ type, component }) => `  ${type}: ${component},`)}
}
`
}

interface Block {
  folder: string
  /** Such as `BeforeAfter`. */
  component: string
  /** Such as `beforeAfterBlock`. */
  type: string
}

const lines = <One extends Block>(blocks: One[], line: (block: One) => string) => blocks.map(line).join('\n')
