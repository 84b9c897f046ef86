import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'

export default defineCliConfig({
  api: {
    // The hosted project, if the settings name one. Needed for `npx sanity dataset list`, `cors add` and `schema deploy`.
    projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || PROJECT_ID,
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || DATASET,
  },
  // `npm run generate` makes the schema file and copies the types to lib/content.
  typegen: {
    path: ['./lib/content/**/*.ts', './blocks/*.ts'],
    schema: './scripts/typegen/.made/schema.json',
    generates: './scripts/typegen/.made/sanity.types.ts',
    overloadClientMethods: true,
  },
})
