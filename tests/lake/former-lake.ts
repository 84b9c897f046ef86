import { openLake } from 'content-lake'
import { DATASET, LAKE_PATH, PROJECT_ID } from '#lib/embedded-project.ts'
import { lakeLog as log } from '#lib/server/log.ts'

/** A lake as it was before it checked what is written: it stores anything. */
export const openFormerLake = (dataDir: string, file?: string) =>
  openLake(dataDir, {
    projectId: PROJECT_ID,
    dataset: DATASET,
    title: 'Montage',
    path: LAKE_PATH,
    log,
    ...(file && { file }),
  })
