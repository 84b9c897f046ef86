import type { ReactNode } from 'react'
import { type StoredPicture, toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { fullTitleClass, halfTitleClass } from '../ui/page-title.ts'
import { Picture } from '../ui/picture.tsx'

interface PageHeroProps {
  page: { title: string | null; lead?: string | null; picture?: StoredPicture | null }
  lang: Language
  /** The pages above this one; the home page where nothing is said. */
  crumbs?: { label: string; href: string }[]
  /** One or two buttons, or a line of facts. */
  children?: ReactNode
}

/** The head of a plain page on the yellow field: its title, what it is about, and where to go. */
export function PageHero({ page, lang, crumbs, children }: PageHeroProps) {
  const { shell } = getDictionary(lang)
  const title = page.title ?? ''
  const picture = toPicture(page.picture)
  const text = (
    <>
      <div className="pt-2">
        <Breadcrumb
          lang={lang}
          label={shell.breadcrumb}
          parents={crumbs ?? [{ label: shell.home, href: '/' }]}
          current={title}
        />
      </div>
      <h1 className={`mt-5 text-title ${picture ? halfTitleClass(title) : fullTitleClass(title)}`}>
        {title}
      </h1>
      {page.lead && <p className="mt-5 max-w-[46ch] text-lead">{page.lead}</p>}
      {children && <div className="mt-6 flex gap-3 max-sm:flex-col sm:flex-wrap">{children}</div>}
    </>
  )
  if (!picture) {
    return (
      <section className="on-field border-b-2 border-rule">
        <div className="wrap pb-11 md:pb-14 lg:pb-16">{text}</div>
      </section>
    )
  }
  return (
    <section className="on-field grid border-b-2 border-rule lg:grid-cols-2">
      <div className="px-5 pb-8 md:px-10 md:pb-11 lg:pl-[max(2.5rem,calc(50vw-42.5rem))]">{text}</div>
      <div className="relative border-rule max-lg:border-t-2 lg:min-h-120 lg:border-l-2">
        <Picture
          picture={picture}
          eager
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="h-auto w-full object-cover max-lg:aspect-8/5 lg:absolute lg:inset-0 lg:h-full"
        />
      </div>
    </section>
  )
}
