'use client'

import { type ReactNode, useState } from 'react'
import type { Picture } from '#lib/content/picture.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { useEarlyActions } from '../app/use-early-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { Segments } from '../ui/segments.tsx'
import type { ZoomWords } from '../ui/zoom.tsx'
import { BeforeAfter, type View } from './before-after.tsx'

export interface Project {
  id: string
  before: Picture | null
  after: Picture | null
  description: string
  facts: { label: string; value: string }[]
}

export type ProjectWords = Dictionary['projects'] &
  ZoomWords & { before: string; after: string; split: string }

interface ProjectViewerProps {
  /** Of the heading; unique on the page. */
  id: string
  title: string
  text?: string | null
  projects: Project[]
  words: ProjectWords
  /** Below the facts. */
  children?: ReactNode
}

/** One project at a time (docs/product.md, Before and after). After the last comes the first; each starts at Before. */
export function ProjectViewer({ id, title, text, projects, words, children }: ProjectViewerProps) {
  const [current, setCurrent] = useState(0)
  const [view, setView] = useState<View>('before')
  const viewer = useEarlyActions<HTMLDivElement>()
  const project = projects[current]
  if (!project) return null

  function go(step: number) {
    setCurrent((current + step + projects.length) % projects.length)
    setView('before')
  }

  return (
    <div ref={viewer} className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[3fr_6fr]">
      <div>
        <h2 id={id} className="type-h2 mb-5 text-title">
          {title}
        </h2>
        {text && <p className="mb-5">{text}</p>}
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
        <div aria-live="polite">
          <p className="mt-5 max-w-[46ch]">{project.description}</p>
          <dl className="mt-5 border-t-2 border-rule">
            {project.facts.map(({ label, value }) => (
              <div key={label} className="grid grid-cols-[4fr_5fr] gap-3 border-b border-rule py-2.5">
                <dt className="text-muted">{label}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
        {projects.length > 1 && (
          <div className="mt-5 flex items-center gap-2 noscript:hidden">
            <StepButton label={words.previous} icon="back" onClick={() => go(-1)} />
            <StepButton label={words.next} icon="arrow" onClick={() => go(1)} />
            <p className="ml-3 font-bold">
              {fillPlaceholders(words.position, {
                current: String(current + 1),
                total: String(projects.length),
              })}
            </p>
          </div>
        )}
      </div>
      <BeforeAfter key={project.id} before={project.before} after={project.after} view={view} words={words} />
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
      className="flex size-12 items-center justify-center rounded-control border-2 border-rule hover:bg-yellow hover:text-coal"
    >
      <Icon name={icon} />
    </button>
  )
}
