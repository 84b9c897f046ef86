import { projectFields } from '../../lib/content/fragments.ts'

/** A finished job with its services. The first service is needed for the link that books it. */
export const beforeAfterBlockFields = `
  title, text, project->{${projectFields}, "services": services[]->{_id, "slug": slug.current}}`
