import { defineCliConfig } from 'sanity/cli'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'

export default defineCliConfig({
  api: { projectId: PROJECT_ID, dataset: DATASET },
  // Leaves packages to Node, which loads them unchanged. Vite would transform all of them first and take three times as long.
  vite: (config) => ({ ...config, ssr: { ...config.ssr, noExternal: undefined } }),
})
