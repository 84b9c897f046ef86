import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { jobHref } from '#lib/job/job.ts'
import { LinkButton } from '../_components/ui/button.tsx'
import { Picture } from '../_components/ui/picture.tsx'
import { Section } from '../_components/ui/section.tsx'
import { Zoom, type ZoomWords } from '../_components/ui/zoom.tsx'
import type { HomePage, HomeSectionProps } from './types.ts'

type Project = NonNullable<HomePage['projects']>[number]

/** One job, before and after, side by side. */
export function Showcase({ page, lang }: HomeSectionProps) {
  const words = getDictionary(lang)
  const project = page.projects?.[0]
  if (!project) return null
  return (
    <Section
      id="before-after"
      ground="ink"
      heading={page.showcase}
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
  picture: Project['beforeImage']
  caption: string | null
  words: ZoomWords
}

function Side({ label, picture: stored, caption, words: { enlarge, close } }: SideProps) {
  const picture = toPicture(stored)
  const shown = <Picture picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" />
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
