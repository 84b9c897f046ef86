import 'server-only'
import { handleLakeRequest } from 'content-lake/http'
import { z } from 'zod'
import type { Fetch } from '#lib/content-rules/check-document.ts'
import { DATASET, LAKE_PATH } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'
import { lakeHost } from '#lib/lake-host.ts'
import { assistantId } from '#lib/server/accounts/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { ToolRefusal } from '../answer.ts'

/** What the tools need of the lake. */
export interface LakeApi {
  fetch: Fetch
  /** Changes a draft, which is made of the published document if there is none. Throws a ToolRefusal when the lake refuses. */
  edit(publishedId: string, patch: Record<string, unknown>): Promise<void>
  /** Who changed the drafts, and when. */
  activity(): Promise<unknown>
}

const failure = z.object({
  message: z.string().optional(),
  error: z.union([z.string(), z.object({ description: z.string() })]).optional(),
})

/**
 * The embedded lake for an assistant with a token. It is asked through its HTTP interface, so an assistant has the rights, the limits
 * and the turns of any other program with this token. Its changes have their own author (`assistantId`).
 */
export function lakeForAssistant(authorization: string, lake = getLake()): LakeApi {
  const host = lakeHost(lake)
  const asAssistant = {
    ...host,
    identify: (request: Request) => {
      const member = host.identify(request)
      return member && { ...member, id: assistantId(member.id) }
    },
  }

  async function ask(path: string, query = '', body?: object): Promise<unknown> {
    const address = new URL(`${LAKE_PATH}/v${API_VERSION}/data/${path}/${DATASET}${query}`, env.SITE_URL)
    const request = new Request(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const response = await handleLakeRequest(request, lake, asAssistant)
    const answer: unknown = await response.json()
    if (response.ok) return answer
    const { error, message } = failure.parse(answer)
    throw new ToolRefusal(
      (typeof error === 'object' ? error.description : message) ?? `Refused (${response.status}).`,
    )
  }

  return {
    fetch: async (query, params, { perspective }) =>
      z
        .object({ result: z.unknown() })
        .parse(await ask('query', `?perspective=${perspective}`, { query, params })).result,
    edit: async (publishedId, patch) => {
      const draftId = `drafts.${publishedId}`
      await ask('actions', '', {
        actions: [{ actionType: 'sanity.action.document.edit', publishedId, draftId, patch }],
      })
    },
    activity: () => ask('activity'),
  }
}
