import type { SingleWorkspace } from 'sanity'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'
import { createLakeClient, type LakeTransport } from './core/client/lake-client.ts'
import { LAKE_URL, session } from './core/embedded-session.ts'
import { hostedProjectId } from './core/hosted-project.ts'
import { SESSION_ID } from './core/sanity-internals.ts'
import { createLakeAuthStore } from './shell/auth/auth-store.tsx'

interface Backend {
  workspace: Omit<SingleWorkspace, 'schema'>
  /** Set when the Studio must send no requests to Sanity's servers. */
  transport?: LakeTransport
}

/** How the Studio searches in both lakes. Sanity's newer strategy needs `text::query`, which the embedded lake lacks. */
const SEARCH = { strategy: 'groqLegacy' } as const

/** The lake with the Studio's content: Sanity's hosted lake if the environment names a project, otherwise this site's own. */
export const backend: Backend = hostedProjectId ? hosted(hostedProjectId) : embedded()

function hosted(projectId: string): Backend {
  return {
    workspace: {
      projectId,
      dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
      // Browser code cannot import lib/env.ts. Next replaces this expression by its value when it builds.
      apiHost: process.env.NEXT_PUBLIC_SANITY_API_URL?.replace(/\/+$/, '') || undefined,
      // People sign in with a token and not with a cookie: our server needs the token to ask Sanity who sends a request.
      auth: { loginMethod: 'token' },
      search: SEARCH,
    },
  }
}

function embedded(): Backend {
  const { client, transport } = createLakeClient({
    apiHost: LAKE_URL,
    projectId: PROJECT_ID,
    dataset: DATASET,
    session,
    connection: SESSION_ID,
  })
  const workspace: Backend['workspace'] = {
    projectId: PROJECT_ID,
    dataset: DATASET,
    apiHost: LAKE_URL,
    auth: createLakeAuthStore(session, client),
    search: SEARCH,
    // The embedded lake does not have these services.
    scheduledPublishing: { enabled: false },
    mediaLibrary: { enabled: false },
    announcements: { enabled: false },
    apps: { canvas: { enabled: false } },
    document: { askToEdit: { enabled: false } },
  }
  return { workspace, transport }
}
