import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { LinkButton } from '../_components/ui/button.tsx'
import { Picture } from '../_components/ui/picture.tsx'
import { Section } from '../_components/ui/section.tsx'
import type { HomePage, HomeSectionProps } from './types.ts'

type Project = NonNullable<HomePage['projects']>[number]

/** One job, before and after, side by side: nothing to press. */
export function Showcase({ page, lang }: HomeSectionProps) {
  const words = getDictionary(lang)
  const project = page.projects?.[0]
  if (!project) return null
  return (
    <Section
      id="before-after"
      ground="ink"
      title={page.showcase?.title}
      text={page.showcase?.text}
      aside={
        <LinkButton href="/book-installation" lang={lang} arrow>
          {words.home.bookThisJob}
        </LinkButton>
      }
    >
      <div className="before-after">
        <Side label={words.service.before} picture={project.beforeImage} caption={project.title} />
        <Side
          label={words.service.after}
          picture={project.afterImage}
          caption={[project.description, project.location, project.timeToComplete]
            .filter(Boolean)
            .join(' · ')}
        />
      </div>
    </Section>
  )
}

interface SideProps {
  label: string
  picture: Project['beforeImage']
  caption: string | null
}

function Side({ label, picture, caption }: SideProps) {
  return (
    <figure>
      <div>
        <Picture picture={toPicture(picture)} sizes="(min-width: 48rem) 50vw, 100vw" />
        <span>{label}</span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
