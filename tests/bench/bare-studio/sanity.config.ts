// A Sanity Studio as it comes, with this site's schema and lake and nothing else of its Studio.
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { DATASET, LAKE_PATH, PROJECT_ID } from '../../../lib/embedded-project.ts'
import { createLakeClient } from '../../../studio/core/client/lake-client.ts'
import { schemaTypes } from '../../../studio/core/schema-types.ts'
import { Session } from '../../../studio/core/session.ts'
import { createLakeAuthStore } from '../../../studio/shell/auth/auth-store.tsx'

const apiHost = location.origin + LAKE_PATH
const session = new Session(apiHost)

export default defineConfig({
  projectId: PROJECT_ID,
  dataset: DATASET,
  apiHost,
  auth: createLakeAuthStore(
    session,
    createLakeClient({ apiHost, projectId: PROJECT_ID, dataset: DATASET, session }).client,
  ),
  schema: { types: schemaTypes('en') },
  plugins: [structureTool()],
  search: { strategy: 'groqLegacy' },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  document: { comments: { enabled: false }, askToEdit: { enabled: false } },
})
