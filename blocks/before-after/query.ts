import { projectFields } from '../../lib/content/fragments.ts'

/** A finished job, and its services: a link books the first of them. */
export const beforeAfterBlockFields = `
  title, text, project->{${projectFields}, "services": services[]->{_id, "slug": slug.current}}`
