import { type Job, readJob } from '#lib/chosen-job/job.ts'
import { NOT_CHOSEN } from '#lib/chosen-job/job-page.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import type { PageParams } from './params.ts'

type Query = Record<string, string | string[] | undefined>

export interface JobPageProps {
  params: PageParams
  searchParams: Promise<Query>
}

/** Reads the job from the query of the page's address, such as `?bundle=smart-home-starter`. */
export async function jobOf(searchParams: Promise<Query>): Promise<Job> {
  const pairs = Object.entries(await searchParams).map(([name, value = '']) => [name, String(value)])
  const { jobNames } = await getSlugs()
  return readJob(new URLSearchParams(pairs), jobNames)
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
