import { readdirSync } from 'node:fs'

/** The folders of `blocks/`, one for each block. */
const blockFolders = (): string[] =>
  readdirSync('blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const HEAD = '/* Made by `npm run generate` from the folders beside it. */\n'

const camelCase = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The lists of all blocks, by the file they are written to: one for each part, because each is loaded by itself.
 * The block in `before-after` has the type `beforeAfterBlock`.
 */
export function blockLists(folders = blockFolders()): Record<string, string> {
  const blocks = folders.map((folder) => ({
    folder,
    name: camelCase(folder),
    component: camelCase(`-${folder}`),
    type: `${camelCase(folder)}Block`,
  }))
  const lines = (line: (block: (typeof blocks)[number]) => string) => blocks.map(line).join('\n')
  return {
    'blocks/schemas.ts': `${HEAD}${lines(({ name, folder }) => `import { block as ${name} } from './${folder}/schema.ts'`)}

/** Every kind of block, for the Studio. */
export const BLOCKS = [
${lines(({ name }) => `  ${name},`)}
]
`,
    // TypeGen follows no import that is renamed.
    'blocks/queries.ts': `${HEAD}${lines(({ type, folder }) => `import { ${type}Fields } from './${folder}/query.ts'`)}

/** What is read of a block, by its type. */
export const blockFields = \`
  _key, _type,
${blocks.map(({ type }) => `  _type == "${type}" => {\${${type}Fields}}`).join(',\n')}\`
`,
    'blocks/components.ts': `${HEAD}${lines(({ component, folder }) => `import { Block as ${component} } from './${folder}/block.tsx'`)}

/** The component of each kind of block, by its type. */
export const COMPONENTS = {
${lines(({ type, component }) => `  ${type}: ${component},`)}
}
`,
  }
}
