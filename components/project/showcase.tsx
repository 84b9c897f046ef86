import { jobHref } from '#lib/chosen-job/job.ts'
import type { Home } from '#lib/content/home.ts'
import { isDrawnProject, toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LinkButton } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Heading, Section } from '../ui/sections.tsx'
import { Zoom, type ZoomWords } from '../ui/zoom.tsx'

type ShownProject = NonNullable<NonNullable<Home['page']>['projects']>[number]

interface ShowcaseProps {
  id: string
  heading: Heading | null | undefined
  project: ShownProject | null | undefined
  lang: Language
}

/** A section of one job, with the pictures before and after side by side; not shown without a job. */
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
          caption={[project.title, project.sample && words.trustPages.projects.sample]
            .filter(Boolean)
            .join(' · ')}
          words={words.shell}
        />
        <Side
          label={words.service.after}
          picture={project.afterImage}
          caption={[
            project.description,
            project.location,
            project.timeToComplete,
            isDrawnProject(project) && words.projects.drawings,
          ]
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
