import { Projects } from '#components/project/projects.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { PhotoRow } from '#components/ui/photo-row.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { DoneProject } from '#lib/content/projects.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { GALLERY } from './gallery.tsx'
import { projectName } from './project-name.ts'

interface ProjectSectionProps {
  project: DoneProject
  /** The projects before and after it, in a circle. */
  previous: DoneProject | undefined
  next: DoneProject | undefined
  lang: Language
}

/** One finished job: pictures, facts, a quote for the same, and the way to the other jobs. */
export function ProjectSection({ project, previous, next, lang }: ProjectSectionProps) {
  const { projects: words, trustPages } = getDictionary(lang)
  const [service] = project.services ?? []
  const ways = [
    { to: previous?._id, label: words.previous },
    { to: next?._id, label: words.next },
    { to: GALLERY, label: trustPages.projects.all },
  ].filter(({ to }) => to !== project._id)
  return (
    <section
      id={project._id}
      aria-labelledby={`${project._id}-title`}
      className="border-t-2 border-rule even:bg-wash"
    >
      <div className="wrap py-14 md:py-14">
        <Projects id={`${project._id}-title`} title={projectName(project)} projects={[project]} lang={lang}>
          <PhotoRow photos={project.photos ?? []} lang={lang} />
          {service && (
            <TextLink
              href={jobHref('/get-quote', { service: service.slug, city: project.place?.slug })}
              lang={lang}
              className="mt-4"
              label={fillPlaceholders(trustPages.projects.sameJob, { service: service.name ?? '' })}
            />
          )}
        </Projects>
        <nav aria-label={projectName(project)} className="mt-4 flex flex-wrap gap-x-5 text-small">
          {ways.map(({ to, label }) => (
            <SiteLink
              key={label}
              href={`#${to}`}
              lang={lang}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {label}
            </SiteLink>
          ))}
        </nav>
      </div>
    </section>
  )
}
