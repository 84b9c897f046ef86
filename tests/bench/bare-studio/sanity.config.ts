// A Sanity Studio as it comes, with this site's schema and lake, what that lake serves of Sanity's, and nothing else of its Studio.
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { DATASET, LAKE_PATH, PROJECT_ID } from '../../../lib/embedded-project.ts'
import { createLakeClient } from '../../../studio/core/client/lake-client.ts'
import { keepRequestsHome, SESSION_ID } from '../../../studio/core/sanity-internals.ts'
import { schemaTypes } from '../../../studio/core/schema-types.ts'
import { Session } from '../../../studio/core/session.ts'
import { createLakeAuthStore } from '../../../studio/shell/auth/auth-store.tsx'

const apiHost = location.origin + LAKE_PATH
const session = new Session(apiHost)
const { client, transport } = createLakeClient({
  apiHost,
  projectId: PROJECT_ID,
  dataset: DATASET,
  session,
  connection: SESSION_ID,
})
keepRequestsHome(transport)

export default defineConfig({
  projectId: PROJECT_ID,
  dataset: DATASET,
  apiHost,
  auth: createLakeAuthStore(session, client),
  schema: { types: schemaTypes('en') },
  plugins: [structureTool()],
  search: { strategy: 'groqLegacy' },
  scheduledPublishing: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  document: { askToEdit: { enabled: false } },
})
