'use client'

import { type ReactNode, useState } from 'react'
import type { Picture } from '#lib/content/picture.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { useEarlyActions } from '../app/use-early-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { Segments } from '../ui/segments.tsx'
import { BeforeAfter, type ProjectWords, type View } from './before-after.tsx'

export interface Project {
  id: string
  before: Picture | null
  after: Picture | null
  facts: { label: string; value: string }[]
}

interface ProjectViewerProps {
  /** The id of the heading; unique on the page. */
  id: string
  title: string
  text?: string | null
  projects: Project[]
  words: ProjectWords
  /** Content below the facts. */
  children?: ReactNode
}

/**
 * Shows one project at a time (docs/product.md, Before and after). On a phone the picture and its buttons come first, then
 * the texts. After the last project comes the first. The next project starts in the view before the job.
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
        {children}
        {projects.length > 1 && (
          <div className="mt-4 flex items-center gap-2 noscript:hidden">
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
