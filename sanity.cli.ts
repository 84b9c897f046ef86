import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'

export default defineCliConfig({
  api: { projectId: PROJECT_ID, dataset: DATASET },
  // `npm run generate` makes the schema file and copies the types to lib/content.
  typegen: {
    path: './lib/content/**/*.ts',
    schema: './scripts/typegen/.made/schema.json',
    generates: './scripts/typegen/.made/sanity.types.ts',
    overloadClientMethods: true,
  },
})
