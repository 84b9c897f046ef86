import type { ReactNode } from 'react'
import { type StoredPicture, toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageName } from '#lib/routes/page-name.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { HeroHalves } from '../ui/hero-halves.tsx'
import { LinkButtons } from '../ui/link-buttons.tsx'
import { fullTitleClass, halfTitleClass } from '../ui/page-title.ts'

interface PageHeroProps {
  page: { title: string | null; lead?: string | null; picture?: StoredPicture | null } | null
  /** The address of a page that is called as in the Studio while it has no title. */
  path?: string
  lang: Language
  /** The parent pages; by default the home page. */
  crumbs?: { label: string; href: string }[]
  /** The buttons: address → label. The first one is the primary action. */
  links?: Record<string, string>
  /** Replaces the buttons. */
  children?: ReactNode
}

/** The head of a plain page on the loud colour: title, introduction, buttons. */
export function PageHero({ page, path = '', lang, crumbs, links, children }: PageHeroProps) {
  const { shell } = getDictionary(lang)
  const title = page?.title || pageName(path, lang)
  const picture = toPicture(page?.picture)
  const action = links ? <LinkButtons links={links} lang={lang} /> : children
  const text = (
    <>
      <div className="pt-2">
        <Breadcrumb lang={lang} parents={crumbs ?? [{ label: shell.home, href: '/' }]} current={title} />
      </div>
      <h1 className={`mt-5 text-title ${picture ? halfTitleClass(title) : fullTitleClass(title)}`}>
        {title}
      </h1>
      {page?.lead && <p className="mt-5 max-w-[46ch] text-lead">{page.lead}</p>}
      {action && <div className="mt-6 flex gap-3 max-sm:flex-col sm:flex-wrap">{action}</div>}
    </>
  )
  return (
    <section className="on-field border-b-2 border-rule">
      {picture ? (
        <HeroHalves picture={picture}>{text}</HeroHalves>
      ) : (
        <div className="wrap pb-11 md:pb-14 lg:pb-16">{text}</div>
      )}
    </section>
  )
}
