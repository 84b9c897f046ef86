import { projectFields } from '../../lib/content/fragments.ts'

/** A finished job, and the service it can be booked as. */
export const beforeAfterBlockFields = `
  title, text, project->{${projectFields}, "services": services[]->{_id, "slug": slug.current}}`
