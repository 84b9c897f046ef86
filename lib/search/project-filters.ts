/** The filters of the projects page, as they are called in its address. */
export const PROJECT_NAMES = ['category', 'city'] as const

type ProjectFilter = (typeof PROJECT_NAMES)[number]

/** What the address of the projects page asks for: slugs; empty for all. */
export type ProjectSearch = Record<ProjectFilter, string>

interface FilteredProject {
  place: { name: string | null; slug: string | null } | null
  services: ({ category: { title: string | null; slug: string | null } | null } | null)[] | null
}

/** Reads the address of the projects page. */
export const readProjectSearch = (query: URLSearchParams): ProjectSearch => ({
  category: query.get('category') ?? '',
  city: query.get('city') ?? '',
})

/** The projects of a category and a city. A project with several services has the categories of all. */
export const filterProjects = <Project extends FilteredProject>(
  projects: readonly Project[],
  search: ProjectSearch,
): Project[] =>
  projects.filter((project) =>
    PROJECT_NAMES.every((name) => !search[name] || keysOf(project, name).has(search[name])),
  )

/** The values of a filter that some project has, by label, each with its number of projects. */
export function projectChoices(projects: readonly FilteredProject[], name: ProjectFilter) {
  const labels = new Map(projects.flatMap((project) => [...keysOf(project, name)]))
  return [...labels]
    .map(([key, label]) => ({
      key,
      label,
      count: projects.filter((project) => keysOf(project, name).has(key)).length,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

/** The slugs of a project's categories or of its city, each with its name. */
function keysOf({ place, services }: FilteredProject, name: ProjectFilter): Map<string, string> {
  const found =
    name === 'city'
      ? [{ slug: place?.slug, label: place?.name }]
      : (services ?? []).map((one) => ({ slug: one?.category?.slug, label: one?.category?.title }))
  return new Map(found.flatMap(({ slug, label }) => (slug ? [[slug, label ?? slug] as const] : [])))
}
