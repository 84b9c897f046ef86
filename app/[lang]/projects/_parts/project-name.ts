import type { DoneProject } from '#lib/content/projects.ts'

/** The heading of a project: its service and its city; its title while it has no service. */
export function projectName({ services, place, title }: DoneProject): string {
  const service = services?.[0]?.name
  return service ? [service, place?.name].filter(Boolean).join(', ') : (title ?? '')
}
