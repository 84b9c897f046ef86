import type { APIResponse, Page } from '@playwright/test'
import type { Site } from './site.ts'

/**
 * Writes to the content as the person who is signed in to the page, without the Studio.
 * @param path such as `actions/production` or `mutate/production`
 */
export const writeAs = (page: Page, site: Site, path: string, data: object): Promise<APIResponse> =>
  page.request.post(`${site.lakeUrl}/v2026-09-01/data/${path}`, { data, headers: { origin: site.url } })

/** The id of the person who is signed in to the page. */
export async function idOf(page: Page, site: Site): Promise<string> {
  return (await (await page.request.get(`${site.lakeUrl}/v1/users/me`)).json()).id
}
