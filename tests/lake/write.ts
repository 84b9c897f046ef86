import { handleLakeRequest } from 'content-lake/http'
import { lakeHost } from '#lib/lake-host.ts'
import type { TestLake } from './server.ts'

/** Who asks: an editor, unless it is somebody else. */
export interface Api {
  lake: TestLake['lake']
  token: TestLake['token']
}

/** Asks the lake's API, past the sockets: thousands of requests would take minutes there. */
export async function post({ lake, token }: Api, path: string, body: object) {
  const request = new Request(`http://127.0.0.1/api/lake/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token('editor')}` },
    body: JSON.stringify(body),
  })
  const response = await handleLakeRequest(request, lake, lakeHost(lake))
  const { error, message } = await response.json()
  return { status: response.status, sentence: String(error?.description ?? message) }
}

/** A mutation. */
export const write = (api: Api, mutation: object, dataset = 'production') =>
  post(api, `v1/data/mutate/${dataset}`, { mutations: [mutation] })
