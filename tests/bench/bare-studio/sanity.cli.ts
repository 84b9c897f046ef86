import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '../../../lib/embedded-project.ts'

export default defineCliConfig({
  api: { projectId: PROJECT_ID, dataset: DATASET },
  project: { basePath: '/bare' },
})
