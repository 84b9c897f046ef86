import type { DoneProject } from '#lib/content/projects.ts'

/** The heading of a project: its service and its place; its title while it has no service. */
export function projectName({ services, location, title }: DoneProject): string {
  const service = services?.[0]?.name
  return service ? [service, location].filter(Boolean).join(', ') : (title ?? '')
}
