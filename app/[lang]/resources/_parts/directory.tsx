import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { type Topic, TopicIcon } from '#components/ui/topic-icon.tsx'
import { isLink } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface DirectoryProps {
  resources: {
    _key: string
    title: string | null
    text: string | null
    icon: Topic | null
    path: string | null
  }[]
  lang: Language
}

/** A grid of links to helpful pages. An entry without a target is left out. */
export function Directory({ resources, lang }: DirectoryProps) {
  const leading = resources.flatMap(({ path, ...resource }) => (isLink(path) ? [{ path, ...resource }] : []))
  return (
    <ul className="points ruled sm:grid-cols-2 lg:grid-cols-4">
      {leading.map(({ _key, title, text, icon, path }) => (
        <li key={_key} className={icon ? 'with-icon relative' : 'relative'}>
          {icon && <TopicIcon topic={icon} />}
          <h3>
            <SiteLink href={path} lang={lang} className="name-link">
              <span className="absolute inset-0" />
              {title}
            </SiteLink>
          </h3>
          {text && <p>{text}</p>}
          <span className="absolute top-3.5 right-3.5">
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ul>
  )
}
