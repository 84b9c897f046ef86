import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'

export default defineCliConfig({
  api: { projectId: PROJECT_ID, dataset: DATASET },
  typegen: {
    path: './lib/content/**/*.ts',
    schema: './studio/schema.json',
    generates: './lib/content/sanity.types.ts',
    overloadClientMethods: true,
  },
})
