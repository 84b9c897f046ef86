import { type Job, readJob } from '#lib/chosen-job/job.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import type { PageParams } from './params.ts'

type Query = Record<string, string | string[] | undefined>

export interface JobPageProps {
  params: PageParams
  searchParams: Promise<Query>
}

/** Reads the job from the query of the page's address. */
export async function jobOf(searchParams: Promise<Query>): Promise<Job> {
  const pairs = Object.entries(await searchParams).map(([name, value = '']) => [name, String(value)])
  const { jobNames } = await getSlugs()
  return readJob(new URLSearchParams(pairs), jobNames)
}
