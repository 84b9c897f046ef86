import type { ReactNode } from 'react'
import { isDrawnProject, toPicture } from '#lib/content/picture.ts'
import type { DoneProject } from '#lib/content/projects.ts'
import type { ServiceContent } from '#lib/content/service.ts'
import { env } from '#lib/env.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { namesInSentence } from '../service/words.ts'
import { SiteLink } from '../ui/links.tsx'
import type { Heading } from '../ui/sections.tsx'
import { Tag } from '../ui/tag.tsx'
import { ProjectViewer } from './project-viewer.tsx'

/**
 * A finished job. On the page of another service it also names its own; on the pages of projects and of installers also when it
 * was done, at what price and by whom.
 */
type Project = ServiceContent['service']['projects'][number] & { service?: string | null } & Partial<
    Pick<DoneProject, 'sample' | 'date' | 'pricePaid' | 'installerName' | 'installerPath'>
  >

interface ProjectsSectionProps {
  /** The id of the section, unique on the page. Links to the section use it as their fragment. */
  id: string
  heading: Heading | null | undefined
  projects: Project[]
  /** A sentence that says whose projects they are, when they are not of the page's service. */
  source?: string
  lang: Language
}

/** A section of finished jobs on a dark background; not shown when there are none. */
export function ProjectsSection({ id, heading, projects, source, lang }: ProjectsSectionProps) {
  if (projects.length === 0) return null
  const titleId = `${id}-title`
  return (
    <section id={id} aria-labelledby={titleId} className="band-ruled on-ink">
      <div className="wrap section-space">
        <Projects
          id={titleId}
          title={heading?.title ?? ''}
          text={[heading?.text, source].filter(Boolean).join(' ')}
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
  /** Without it the title of the first project is the heading. */
  title?: string | null
  /** A sentence below the heading. */
  text?: string | null
  projects: Project[]
  /** Photos and a link below the pictures. With them, what the job included stands there too, and a sample says so by the title. */
  children?: ReactNode
  lang: Language
}

/** Finished jobs, one at a time: before, after, and the facts of the job. */
export function Projects({ id, title, text, projects, children, lang }: ProjectsProps) {
  const { projects: words, service, shell, trustPages } = getDictionary(lang)
  const [first] = projects
  const isAlone = Boolean(children)
  const included = isAlone && namesInSentence(first?.serviceDetails ?? [])
  return (
    <ProjectViewer
      id={id}
      title={title || first?.title || ''}
      text={isAlone && first?.sample ? <Tag>{trustPages.projects.sample}</Tag> : text}
      projects={projects.map((project) => ({
        id: project._id,
        before: toPicture(project.beforeImage),
        after: toPicture(project.afterImage),
        facts: factsOf(
          project,
          { isNamed: Boolean(title), isDrawnSaid: Boolean(text?.includes(words.drawn.text)), isAlone },
          lang,
        ),
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
      {included && (
        <p className="mt-4">
          <strong>{words.details}</strong> {included}
        </p>
      )}
      {children}
    </ProjectViewer>
  )
}

/** The price of a job. A public site states no price that nobody paid. */
export const paidPrice = ({ sample, pricePaid }: Pick<Project, 'sample' | 'pricePaid'>) =>
  sample && isPublicSite(env) ? null : pricePaid

interface Said {
  /** Whether the heading is not the title of the project. */
  isNamed: boolean
  /** Whether the text above says that they are drawings. */
  isDrawnSaid: boolean
  /** Whether the mark of a sample and what was included stand outside the facts. */
  isAlone: boolean
}

function factsOf(project: Project, { isNamed, isDrawnSaid, isAlone }: Said, lang: Language) {
  const { projects: words, service, trustPages } = getDictionary(lang)
  const { price, month } = getFormatters(lang)
  const { sample, date, installerName, installerPath } = project
  const own = trustPages.projects
  const paid = paidPrice(project)
  const isMarked = sample && !isAlone
  const marks = [isMarked && own.sample, isDrawnProject(project) && !isDrawnSaid && words.drawings].filter(
    Boolean,
  )
  return [
    { label: service.before, value: isNamed && project.title },
    { label: service.after, value: project.description },
    { label: words.service, value: project.service },
    { label: words.where, value: project.location },
    { label: words.took, value: project.timeToComplete },
    { label: own.done, value: date && month(date) },
    { label: own.paid, value: paid && fillPlaceholders(own.paidValue, { price: price(paid) }) },
    {
      label: own.by,
      value:
        installerName && installerPath ? (
          <SiteLink href={installerPath} lang={lang} className="underline underline-offset-4">
            {installerName}
          </SiteLink>
        ) : (
          installerName
        ),
    },
    { label: service.difficulty, value: project.complexity && service.complexity[project.complexity] },
    // Beside the complexity: both are short, so they share a line.
    { label: isMarked ? own.job : words.pictures, value: marks.join('\u00A0· ') },
    { label: words.details, value: !isAlone && namesInSentence(project.serviceDetails ?? []) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
