import { type Job, readJob } from '#lib/chosen-job/job.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import type { PageParams } from './params.ts'

type Query = Record<string, string | string[] | undefined>

export interface JobPageProps {
  params: PageParams
  searchParams: Promise<Query>
}

/** The job in the address of a page. */
export async function jobOf(searchParams: Promise<Query>): Promise<Job> {
  const pairs = Object.entries(await searchParams).map(([name, value = '']) => [name, String(value)])
  const { jobNames } = await getSlugs()
  return readJob(new URLSearchParams(pairs), jobNames)
}
