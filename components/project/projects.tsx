import type { ReactNode } from 'react'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { Home } from '#lib/content/home.ts'
import { toPicture } from '#lib/content/picture.ts'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { namesInSentence } from '../service/words.ts'
import { LinkButton } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Heading, Section } from '../ui/sections.tsx'
import { Zoom, type ZoomWords } from '../ui/zoom.tsx'
import { ProjectViewer } from './project-viewer.tsx'

type Project = ServiceContent['service']['projects'][number]

interface ProjectsSectionProps {
  /** Unique on the page; also the fragment that leads here. */
  id: string
  heading: Heading | null | undefined
  projects: Project[]
  lang: Language
}

/** A section of finished jobs, on ink; not shown when there are none. */
export function ProjectsSection({ id, heading, projects, lang }: ProjectsSectionProps) {
  if (projects.length === 0) return null
  const titleId = `${id}-title`
  return (
    <section id={id} aria-labelledby={titleId} className="band-ruled on-ink">
      <div className="wrap section-space">
        <Projects
          id={titleId}
          title={heading?.title ?? ''}
          text={heading?.text}
          projects={projects}
          lang={lang}
        />
      </div>
    </section>
  )
}

interface ProjectsProps {
  /** The id of the heading; unique on the page. */
  id: string
  /** Empty when there is one project, whose title is used instead. */
  title?: string
  /** A sentence below the heading. */
  text?: string | null
  projects: Project[]
  /** A link below the facts. */
  children?: ReactNode
  lang: Language
}

/** Finished jobs, one at a time: before, after, and the facts of the job. */
export function Projects({ id, title, text, projects, children, lang }: ProjectsProps) {
  const { projects: words, service, shell } = getDictionary(lang)
  return (
    <ProjectViewer
      id={id}
      title={title ?? projects[0]?.title ?? ''}
      text={text}
      projects={projects.map((project) => ({
        id: project._id,
        before: toPicture(project.beforeImage),
        after: toPicture(project.afterImage),
        facts: factsOf(project, title !== undefined, lang),
      }))}
      words={{
        ...words,
        before: service.before,
        after: service.after,
        split: service.split,
        enlarge: shell.enlarge,
        close: shell.close,
      }}
    >
      {children}
    </ProjectViewer>
  )
}

function factsOf(project: Project, isNamed: boolean, lang: Language) {
  const { projects: words, service } = getDictionary(lang)
  return [
    { label: service.before, value: isNamed && project.title },
    { label: service.after, value: project.description },
    { label: words.where, value: project.location },
    { label: words.took, value: project.timeToComplete },
    { label: service.difficulty, value: project.complexity && service.complexity[project.complexity] },
    { label: words.details, value: namesInSentence(project.serviceDetails ?? []) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

type ShownProject = NonNullable<NonNullable<Home['page']>['projects']>[number]

interface ShowcaseProps {
  id: string
  heading: Heading | null | undefined
  project: ShownProject | null | undefined
  lang: Language
}

/** A section of one job, with the pictures before and after side by side; not shown when there is none. */
export function Showcase({ id, heading, project, lang }: ShowcaseProps) {
  const words = getDictionary(lang)
  if (!project) return null
  return (
    <Section
      id={id}
      ground="ink"
      heading={heading}
      aside={
        <LinkButton
          href={jobHref('/book-installation', { service: project.services?.[0]?.slug })}
          lang={lang}
          arrow
        >
          {words.home.bookThisJob}
        </LinkButton>
      }
    >
      <div className="before-after">
        <Side
          label={words.service.before}
          picture={project.beforeImage}
          caption={project.title}
          words={words.shell}
        />
        <Side
          label={words.service.after}
          picture={project.afterImage}
          caption={[project.description, project.location, project.timeToComplete]
            .filter(Boolean)
            .join(' · ')}
          words={words.shell}
        />
      </div>
    </Section>
  )
}

interface SideProps {
  label: string
  picture: ShownProject['beforeImage']
  caption: string | null
  words: ZoomWords
}

function Side({ label, picture: stored, caption, words: { enlarge, close } }: SideProps) {
  const picture = toPicture(stored)
  const shown = <Picture picture={picture} sizes="50vw" />
  return (
    <figure>
      <div>
        {picture ? (
          <Zoom picture={picture} words={{ enlarge, close }} className="focus-inside">
            {shown}
          </Zoom>
        ) : (
          shown
        )}
        <span>{label}</span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
