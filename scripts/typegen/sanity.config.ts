import { defineConfig } from 'sanity'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'

/** The Studio as far as TypeGen needs it: its schema. */
export default defineConfig({
  projectId: PROJECT_ID,
  dataset: DATASET,
  schema: { types: schemaTypes('en') },
})
