'use client'

import { useState } from 'react'
import type { Picture as PictureData } from '#lib/content/picture.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Zoom, type ZoomWords } from '../ui/zoom.tsx'

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

/** Both pictures on top of each other. The line between them is at the position of the view, or where it is dragged to. */
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
  /** The side that it enlarges. */
  side: string
  words: ProjectWords
  className: string
}

/** In the split view the line can be dragged over the whole picture, so only the lens in the corner opens a larger one. */
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

/** On a phone the label would hide much of the picture. The buttons below name the sides there. */
function Label({ text, className }: { text: string; className: string }) {
  return (
    <span
      className={`absolute top-3.5 rounded-control border-2 border-dark px-3 py-1 text-label font-bold max-md:hidden noscript:hidden ${className}`}
    >
      {text}
    </span>
  )
}
