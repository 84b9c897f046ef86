import { defineConfig } from 'sanity'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'

/** The part of the Studio that TypeGen needs: its schema. */
export default defineConfig({
  projectId: PROJECT_ID,
  dataset: DATASET,
  schema: { types: schemaTypes('en') },
})
