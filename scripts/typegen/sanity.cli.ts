import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'

export default defineCliConfig({
  api: { projectId: PROJECT_ID, dataset: DATASET },
  // Node loads packages unchanged. Vite would transform all of them first, which takes three times as long.
  vite: (config) => ({ ...config, ssr: { ...config.ssr, noExternal: undefined } }),
})
