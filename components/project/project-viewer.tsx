'use client'

import { type ReactNode, useState } from 'react'
import type { Picture as PictureData } from '#lib/content/picture.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Segments } from '../ui/segments.tsx'
import { useEarlyActions } from '../ui/use-early-actions.ts'
import { Zoom, type ZoomWords } from '../ui/zoom.tsx'

export interface Project {
  id: string
  before: PictureData | null
  after: PictureData | null
  facts: { label: string; value: ReactNode }[]
}

interface ProjectViewerProps {
  /** The id of the heading; unique on the page. */
  id: string
  title: string
  text?: ReactNode
  projects: Project[]
  words: ProjectWords
  /** Content below the pictures. */
  children?: ReactNode
}

/**
 * Shows one project at a time (docs/product.md, Before and after). On a phone the picture and its buttons come first, then
 * the texts. After the last project comes the first. Another project always starts with the picture before the job.
 */
export function ProjectViewer({ id, title, text, projects, words, children }: ProjectViewerProps) {
  const [current, setCurrent] = useState(0)
  const [view, setView] = useState<View>('split')
  const viewer = useEarlyActions<HTMLDivElement>()
  const project = projects[current]
  if (!project) return null

  function go(step: number) {
    setCurrent((current + step + projects.length) % projects.length)
    setView('before')
  }

  return (
    <div ref={viewer} className="project">
      <div>
        <h2 id={id} className="type-h2 text-title">
          {title}
        </h2>
        {text && <p className="mt-2 md:mt-4">{text}</p>}
      </div>
      <div>
        <BeforeAfter
          key={project.id}
          before={project.before}
          after={project.after}
          view={view}
          words={words}
        />
        <Segments
          label={words.view}
          value={view}
          onChange={setView}
          options={[
            { value: 'before', label: words.before },
            { value: 'split', label: words.split },
            { value: 'after', label: words.after },
          ]}
        />
        {children}
      </div>
      <div>
        <dl aria-live="polite">
          {project.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {projects.length > 1 && (
          <div className="mt-4 flex items-center gap-2 noscript:hidden">
            <StepButton label={words.previous} icon="back" onClick={() => go(-1)} />
            <StepButton label={words.next} icon="arrow" onClick={() => go(1)} />
            <p className="ml-4 font-bold">
              {fillPlaceholders(words.position, {
                current: String(current + 1),
                total: String(projects.length),
              })}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

function StepButton({
  label,
  icon,
  onClick,
}: {
  label: string
  icon: 'back' | 'arrow'
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-control border-2 border-rule hover:bg-loud hover:text-dark"
    >
      <Icon name={icon} />
    </button>
  )
}

export type View = 'before' | 'split' | 'after'

export type ProjectWords = Dictionary['projects'] &
  ZoomWords & { before: string; after: string; split: string }

interface BeforeAfterProps {
  before: PictureData | null
  after: PictureData | null
  view: View
  words: ProjectWords
}

const SIZES = '(min-width: 64rem) 60vw, 100vw'

/** Both pictures on top of each other. In the split view a line that can be dragged divides them; it begins in the middle. */
export function BeforeAfter({ before, after, view, words }: BeforeAfterProps) {
  const [handle, setHandle] = useState(50)
  const isSplit = view === 'split'
  return (
    <div className="relative overflow-hidden rounded-frame border-2 border-rule">
      <div className={view === 'after' ? 'invisible noscript:visible' : ''}>
        <Side picture={before} zoom={!isSplit} words={words} />
      </div>
      <div
        className={`absolute inset-0 noscript:static noscript:[clip-path:none]! ${view === 'before' ? 'invisible noscript:visible' : ''}`}
        style={isSplit ? { clipPath: `inset(0 0 0 ${handle}%)` } : undefined}
      >
        <Side picture={after} zoom={!isSplit} words={words} />
      </div>
      {view !== 'after' && <Label text={words.before} className="left-3.5 bg-light text-dark" />}
      {view !== 'before' && <Label text={words.after} className="right-3.5 bg-dark text-loud" />}
      {isSplit && (
        <>
          <input
            type="range"
            aria-label={words.handle}
            min={0}
            max={100}
            value={handle}
            onChange={(event) => setHandle(Number(event.target.value))}
            className="split-range noscript:hidden"
          />
          <span aria-hidden="true" className="split-line noscript:hidden" style={{ left: `${handle}%` }}>
            <span>
              <Icon name="split" />
            </span>
          </span>
          <Lens picture={before} side={words.before} words={words} className="left-0" />
          <Lens picture={after} side={words.after} words={words} className="right-0" />
        </>
      )}
    </div>
  )
}

function Side({ picture, zoom, words }: { picture: PictureData | null; zoom: boolean; words: ProjectWords }) {
  const shown = <Picture picture={picture} sizes={SIZES} className="aspect-8/5 h-auto w-full object-cover" />
  if (!picture || !zoom) return shown
  return (
    <Zoom picture={picture} words={words} className="focus-inside">
      {shown}
    </Zoom>
  )
}

interface LensProps {
  picture: PictureData | null
  /** The name of the enlarged side: before or after. */
  side: string
  words: ProjectWords
  className: string
}

/** In the split view a drag over the picture moves the line, so only a lens in the corner opens the larger picture. */
function Lens({ picture, side, words, className }: LensProps) {
  if (!picture) return null
  const enlarge = `${words.enlarge}, ${side}`
  return (
    <Zoom
      picture={picture}
      words={{ enlarge, close: words.close }}
      className={`focus-inside absolute bottom-0 size-12 ${className}`}
    />
  )
}

/** The name of a side, hidden on phones: there it would cover much of the picture, and the buttons below name the sides. */
function Label({ text, className }: { text: string; className: string }) {
  return (
    <span
      className={`absolute top-3.5 rounded-control border-2 border-dark px-2.5 py-1 text-label font-bold max-md:hidden noscript:hidden ${className}`}
    >
      {text}
    </span>
  )
}
