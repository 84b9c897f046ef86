import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { namesInSentence } from '../../_components/service/words.ts'
import type { ServiceSectionProps } from '../_parts/types.ts'
import { ProjectViewer } from './project-viewer.tsx'

/** Before and after, on ink. */
export function Projects({ service, page, lang }: ServiceSectionProps) {
  const words = getDictionary(lang)
  const projects = service.projects.map((project) => ({
    id: project._id,
    before: toPicture(project.beforeImage),
    after: toPicture(project.afterImage),
    description: project.description ?? '',
    facts: [
      { label: words.projects.job, value: project.title },
      { label: words.projects.where, value: project.location },
      { label: words.projects.took, value: project.timeToComplete },
      {
        label: words.service.difficulty,
        value: project.complexity && words.service.complexity[project.complexity],
      },
      { label: words.projects.details, value: namesInSentence(project.serviceDetails ?? []) },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  }))
  if (projects.length === 0) return null
  return (
    <section id="projects" aria-labelledby="projects-title" className="band-ruled on-ink">
      <div className="wrap section-space">
        <ProjectViewer
          title={page?.projects?.title ?? ''}
          projects={projects}
          words={{
            ...words.projects,
            before: words.service.before,
            after: words.service.after,
            split: words.service.split,
          }}
        />
      </div>
    </section>
  )
}
