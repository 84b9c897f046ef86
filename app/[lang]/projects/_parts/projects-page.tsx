import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { getProjects } from '#lib/content/projects.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { filterProjects, type ProjectSearch } from '#lib/search/project-filters.ts'
import { Gallery } from './gallery.tsx'
import { ProjectSection } from './project-section.tsx'

/** Every finished job: filters, a gallery, then each job with its pictures and facts (docs/product.md, Projects page). */
export async function ProjectsPage({ search, lang }: { search: ProjectSearch; lang: Language }) {
  const { shell, home } = getDictionary(lang)
  const { page, projects } = await getProjects(lang)
  const found = filterProjects(projects, search)
  const neighbour = (index: number) => found.at(index % found.length)
  return (
    <>
      <PageHero path="/projects" page={page} lang={lang} />
      {projects.length > 0 && <Gallery projects={projects} found={found} search={search} lang={lang} />}
      {found.map((project, index) => (
        <ProjectSection
          key={project._id}
          project={project}
          previous={neighbour(index - 1)}
          next={neighbour(index + 1)}
          lang={lang}
        />
      ))}
      <ArrangedSections
        page="projectsPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{ '/book-installation': shell.bookInstallation, '/services': home.viewAllServices }}
        sections={{}}
      />
    </>
  )
}
