import type { Job } from '../../chosen-job/job.ts'
import { ELSEWHERE } from '../../places/elsewhere.ts'
import type { Understood } from './finder.ts'

/** The job of a quote link for a sentence: its services with their numbers, its city, and the sentence itself. */
export function askedJob({ jobs, city }: Understood, sentence: string): Job {
  const [first, ...others] = jobs
  const also = others.map(({ service }) => service.slug)
  const quantities = jobs.map(({ quantity }) => quantity)
  return {
    service: first?.service.slug,
    also: also.length > 0 ? also : undefined,
    quantities: quantities.some((quantity) => quantity > 1) ? quantities : undefined,
    city: city && city !== ELSEWHERE ? city.slug : undefined,
    words: sentence.trim(),
  }
}

/** Whether a sentence asks for several jobs or things: only the quote request takes them all. */
export const isOrder = ({ jobs }: Understood): boolean =>
  jobs.length > 1 || jobs.some(({ quantity }) => quantity > 1)
