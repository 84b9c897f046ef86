import type { CSSProperties, ReactNode } from 'react'
import { type Picture as PictureFile, type StoredPicture, toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { pageName } from '#lib/routes/page-name.ts'
import { breadcrumbData } from '#lib/seo/lists.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import { LinkButtons, SiteLink } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'

interface PageHeroProps {
  page: { title: string | null; lead?: string | null; picture?: StoredPicture | null } | null
  /** The address of the page. While the page has no title, the heading is the name that the Studio has for this address. */
  path?: string
  lang: Language
  /** The parent pages; by default the home page. */
  crumbs?: { label: string; href: string }[]
  /** The name of this page after them; by default its title. */
  crumb?: string
  /** The buttons: address → label. The first one is the primary action. */
  links?: Record<string, string>
  /** Replaces the buttons. */
  children?: ReactNode
  /** Leaves out the picture on a phone, where what the page is about would be too far down. */
  isPlainOnPhones?: boolean
}

/** The head of a plain page on the loud colour: title, introduction, buttons. */
export function PageHero({
  page,
  path = '',
  lang,
  crumbs,
  crumb,
  links,
  children,
  isPlainOnPhones,
}: PageHeroProps) {
  const { shell } = getDictionary(lang)
  const title = page?.title || pageName(path, lang)
  const picture = toPicture(page?.picture)
  const action = links ? <LinkButtons links={links} lang={lang} /> : children
  const text = (
    <>
      <div className="pt-2">
        <Breadcrumb
          lang={lang}
          parents={crumbs ?? [{ label: shell.home, href: '/' }]}
          current={crumb ?? title}
        />
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
        <HeroHalves picture={picture} pictureClass={isPlainOnPhones ? 'max-md:hidden' : undefined}>
          {text}
        </HeroHalves>
      ) : (
        <div className="wrap pb-11 md:pb-14 lg:pb-16">{text}</div>
      )}
    </section>
  )
}

interface HeroHalvesProps {
  picture: PictureFile | null
  pictureClass?: string
  children: ReactNode
}

/**
 * Texts in one half; the picture fills the other half, up to the edge of the screen. Beside a long text the picture is shorter
 * than the text, because a narrower crop would cut its subject. It then stands at the bottom.
 */
export function HeroHalves({ picture, pictureClass = '', children }: HeroHalvesProps) {
  return (
    <div className="grid lg:grid-cols-2">
      <div className="hero-words px-5 pb-5 md:px-10 md:pb-11 lg:pl-[max(2.5rem,calc(50vw-42.5rem))]">
        {children}
      </div>
      <div
        className={`hero-picture ${pictureClass}`.trim()}
        {...(picture?.narrowest && { style: { '--narrowest': picture.narrowest } as CSSProperties })}
      >
        <Picture picture={picture} eager sizes="(min-width: 64rem) 75vw, 100vw" />
      </div>
    </div>
  )
}

interface OfferHeadProps {
  title: string
  /** A sentence that must not be overlooked, before the introduction. */
  notice?: string | null
  lead: string | null | undefined
  /** A price range or a saving. */
  figure: ReactNode
  /** The name of the figure, such as 'Range in Canada'. */
  note: ReactNode
}

/** The head of an offer: title, introduction, and one figure in large letters. */
export function OfferHead({ title, notice, lead, figure, note }: OfferHeadProps) {
  return (
    <>
      <h1 className={`mt-3 text-title md:mt-5 ${halfTitleClass(title)}`}>{title}</h1>
      {notice && <p className="type-h4 mt-3 border-l-4 border-loud pl-4 md:mt-5">{notice}</p>}
      <p className="mt-3 max-w-[34em] md:mt-5 md:text-lead">{lead}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 md:mt-6">
        <span className="type-figure text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">{figure}</span>
        <span className="text-muted">{note}</span>
      </p>
    </>
  )
}

interface BreadcrumbProps {
  lang: Language
  parents: { label: string; href: string }[]
  current: string
}

export function Breadcrumb({ lang, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={getDictionary(lang).shell.breadcrumb} className="text-small">
      <StructuredData data={breadcrumbData({ parents, current, lang })} />
      <ol className="breadcrumb">
        {parents.map((parent) => (
          <li key={parent.href}>
            <SiteLink
              lang={lang}
              href={parent.href}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
            >
              {parent.label}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" className="font-label">
          {current}
        </li>
      </ol>
    </nav>
  )
}

/**
 * The class for a page's title over half a screen. The longest word decides the size, so that the word fits there and on a
 * phone.
 */
export function halfTitleClass(marked: string): string {
  const title = withoutMarks(marked)
  const longest = longestWord(title)
  if (longest > 13 || title.length > 44) return LONG
  // `TV mounting` fits on one line of half a screen.
  if (longest > 9 || title.length > 18) return 'type-page text-[clamp(2.875rem,1.2rem+5vw,5.5rem)]'
  return 'type-page text-[clamp(3.5rem,1.4rem+8.4vw,7.75rem)] leading-[0.86]'
}

/** The class for a page's title over the whole width of the screen. */
function fullTitleClass(marked: string): string {
  const title = withoutMarks(marked)
  return longestWord(title) > 14 || title.length > 44 ? `${LONG} max-w-[28ch]` : 'type-page max-w-[20ch]'
}

/** The class for the title above a form or beside a text: large, but the form or text stays visible. */
export const formTitleClass = 'type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)] text-title'

const LONG = 'type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]'

function longestWord(title: string): number {
  return Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length))
}
