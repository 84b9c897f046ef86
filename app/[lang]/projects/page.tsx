import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { Projects } from '#components/project/projects.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getProjects } from '#lib/content/projects.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/projects', getProjects)

/** Every finished job, with pictures from before and after the work. */
export default async function ProjectsPage({ params }: PageProps<'/[lang]/projects'>) {
  const lang = await languageOf(params)
  const { shell, home, trustPages } = getDictionary(lang)
  const { page, projects } = await getProjects(lang)
  return (
    <>
      <PageHero path="/projects" page={page} lang={lang} />
      {projects.map((project) => {
        const service = project.services?.[0]
        return (
          <section
            key={project._id}
            aria-labelledby={`${project._id}-title`}
            className="not-first:border-t-2 border-rule even:bg-wash"
          >
            <div className="wrap py-14 md:py-14">
              <Projects
                id={`${project._id}-title`}
                title={service?.name && [service.name, project.location].filter(Boolean).join(', ')}
                projects={[service ? { ...project, location: null } : project]}
                lang={lang}
              >
                {service && (
                  <TextLink
                    href={jobHref('/get-quote', { service: service.slug })}
                    lang={lang}
                    className="mt-4"
                    label={fillPlaceholders(trustPages.projects.sameJob, { service: service.name ?? '' })}
                  />
                )}
              </Projects>
            </div>
          </section>
        )
      })}
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
