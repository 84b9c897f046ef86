import { type Job, readJob } from '#lib/chosen-job/job.ts'
import { NOT_CHOSEN } from '#lib/chosen-job/job-page.ts'
import { getSlugs } from '#lib/content/slugs.ts'

/** Reads the job from the query of the page's address, such as `?bundle=smart-home-starter`. */
export async function jobOf(query: URLSearchParams): Promise<Job> {
  return readJob(query, (await getSlugs()).jobNames)
}

export type StoredJobParams = Promise<{ lang: string; service: string; city: string }>

/** One placeholder: Next.js with `cacheComponents` refuses an empty list. The pages are made at their first visit. */
export const noStoredJob = () => [{ service: NOT_CHOSEN, city: NOT_CHOSEN }]

/** Reads the job from the path of its page: `/get-quote/for/tv-mounting/toronto`. */
export async function storedJobOf(params: StoredJobParams): Promise<Job> {
  const { service, city } = await params
  const chosen = (name: string) => (name === NOT_CHOSEN ? undefined : decodeURIComponent(name))
  return { service: chosen(service), city: chosen(city) }
}
