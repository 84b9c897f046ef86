import { toAnchors } from '#lib/content/anchors.ts'
import type { Blocks } from '#lib/content/blocks.ts'
import { type StoredLink, toLinks } from '#lib/content/links.ts'
import { type StoredPicture, toPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'
import { Line, type Point, Points } from '../ui/sections.tsx'
import { RichText } from './rich-text.tsx'

/** A section as it is stored in documents (`pageSection`), after `localize`. */
export interface StoredSection {
  _key: string
  title: string | null
  body: Blocks | null
  points: Point[] | null
  picture: StoredPicture | null
  links: StoredLink[] | null
}

interface PageSectionsProps {
  sections: StoredSection[] | null | undefined
  lang: Language
}

const GROUNDS = ['band-paper', 'band-ruled bg-wash']

/**
 * The text sections of a page, with two background colours in turn. Two neighbours with only text stand side by side. A section
 * with a single paragraph is a thin band.
 */
export function PageSections({ sections, lang }: PageSectionsProps) {
  if (!sections?.length) return null
  const anchors = toAnchors(
    sections.map(({ title }) => title ?? ''),
    'section-',
  )
  const named = sections.map((section, index) => ({ section, id: anchors[index] ?? section._key }))
  return inBands(named).map(([first, second], index) => {
    const ground = GROUNDS[index % GROUNDS.length] ?? ''
    if (second) return <Pair key={first.id} pair={[first, second]} ground={ground} lang={lang} />
    if (isText(first.section) && first.section.body?.length === 1) {
      return (
        <Line key={first.id} id={first.id} title={first.section.title}>
          <RichText value={first.section.body} lang={lang} />
        </Line>
      )
    }
    return <PageSection key={first.id} {...first} ground={ground} lang={lang} />
  })
}

interface NamedSection {
  section: StoredSection
  id: string
}

type Band = [NamedSection, NamedSection?]

/** Whether a section has only text. */
const isText = ({ body, points, picture, links }: StoredSection) =>
  Boolean(body?.length) && !points?.length && !picture && !links?.length

/** Groups the sections into bands: two neighbours with only text share a band, each other section has its own. */
function inBands(sections: NamedSection[]): Band[] {
  const bands: Band[] = []
  for (const named of sections) {
    const last = bands.at(-1)
    if (last?.length === 1 && isText(last[0].section) && isText(named.section)) last.push(named)
    else bands.push([named])
  }
  return bands
}

interface PairProps {
  pair: [NamedSection, NamedSection]
  ground: string
  lang: Language
}

function Pair({ pair, ground, lang }: PairProps) {
  return (
    <div className={ground}>
      <div className="wrap section-space grid gap-x-14 gap-y-8 lg:grid-cols-2">
        {pair.map(({ section, id }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="border-t-2 border-rule pt-5">
            <h2 id={`${id}-title`} className="type-h2">
              {section.title}
            </h2>
            <RichText value={section.body} lang={lang} level={3} prefix={`${id}-`} className="mt-4" />
          </section>
        ))}
      </div>
    </div>
  )
}

interface PageSectionProps {
  section: StoredSection
  id: string
  ground: string
  lang: Language
}

/** Heading and picture at the left, text and links at the right, points below both. */
export function PageSection({ section, id, ground, lang }: PageSectionProps) {
  const { title, body, points } = section
  const picture = toPicture(section.picture)
  const links = toLinks(section.links)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={ground}>
      <div className="wrap section-space">
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 id={`${id}-title`} className="type-h2 max-w-[20ch]">
              {title}
            </h2>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 50vw, 100vw"
                className="mt-8 h-auto w-full rounded-frame border-2 border-rule"
              />
            )}
          </div>
          {(body?.length || links.length > 0) && (
            <div>
              <RichText value={body} lang={lang} level={3} prefix={`${id}-`} />
              {links.length > 0 && <SectionLinks links={links} lang={lang} />}
            </div>
          )}
        </div>
        {points?.length ? (
          <div className="mt-8 md:mt-11">
            <Points points={points} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function SectionLinks({ links, lang }: { links: { label: string; href: string }[]; lang: Language }) {
  return (
    <ul className="mt-6 border-t-2 border-rule">
      {links.map(({ label, href }) => (
        <li key={href} className="border-b border-rule">
          <SiteLink
            href={href}
            lang={lang}
            className="-mx-2.5 flex min-h-14 items-center justify-between gap-3 px-2.5 font-bold hover:bg-loud hover:text-dark"
          >
            {label}
            <Icon name="arrow" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
