import { pageAt } from '#lib/content/counted-page.ts'
import { handleVisit } from '#lib/results/handle-visit.ts'
import { countVisit } from '#lib/results/index.ts'

/** Counts one visit of a page. */
export const answerVisit = (request: Request): Promise<Response> =>
  handleVisit(request, { pageAt: async (path) => (await pageAt(path))?.path ?? null, count: countVisit })
