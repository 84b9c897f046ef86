import { Projects as ProjectViewer } from '../../../_components/project/projects.tsx'
import type { ServiceSectionProps } from './types.ts'

/** Before and after, on ink. */
export function Projects({ service, page, lang }: ServiceSectionProps) {
  if (service.projects.length === 0) return null
  return (
    <section id="projects" aria-labelledby="projects-title" className="band-ruled on-ink">
      <div className="wrap section-space">
        <ProjectViewer
          id="projects-title"
          title={page?.projects?.title ?? ''}
          text={page?.projects?.text}
          projects={service.projects}
          lang={lang}
        />
      </div>
    </section>
  )
}
