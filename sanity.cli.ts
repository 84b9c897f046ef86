import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'

export default defineCliConfig({
  api: { projectId: PROJECT_ID, dataset: DATASET },
  // `npm run generate` makes the one and copies the other to where it belongs.
  typegen: {
    path: './lib/content/**/*.ts',
    schema: './scripts/typegen/.made/schema.json',
    generates: './scripts/typegen/.made/sanity.types.ts',
    overloadClientMethods: true,
  },
})
