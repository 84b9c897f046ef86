'use client'

import { useEffect, useRef, useState } from 'react'
import { type ActivityCycle, type ActivityView, startCycle } from '#lib/activity/cycle.ts'
import type { ActivityTiming } from '#lib/activity/timing.ts'
import { createVisitor } from '#lib/activity/visitor.ts'
import { watchRoom } from '#lib/activity/watch-room.ts'
import { ActivityCard } from './activity-card.tsx'
import type { ActivityProps } from './types.ts'

/** One for all service pages, so that a soft navigation neither starts the messages over nor brings back a closed popup. */
const visitor = createVisitor(() => window.localStorage)

export function ActivityPopup({ items, timing, words, lang }: ActivityProps) {
  const [view, setView] = useState<ActivityView | null>(null)
  const [isTaken, setTaken] = useState(false)
  const cycle = useRef<ActivityCycle>(undefined)
  const itemCount = items.length

  useEffect(() => {
    const started = startCycle({
      itemCount,
      timing,
      surroundings: () => surroundings(timing),
      visitor,
      onChange: setView,
    })
    cycle.current = started
    const stopWatching = watchRoom((isTaken) => {
      setTaken(isTaken)
      if (!isTaken) return started.release('room')
      started.hold('room')
      // A card that is taken away does not hear the pointer and the focus leave it.
      started.release('pointer')
      started.release('focus')
    })
    return () => {
      stopWatching()
      started.stop()
      setView(null)
    }
  }, [itemCount, timing])

  const item = view && items[view.index]
  if (!item || isTaken) return null
  return (
    <ActivityCard
      key={item.id}
      item={item}
      leaving={view.leaving}
      fade={view.fade}
      words={words}
      lang={lang}
      onHold={(by) => cycle.current?.hold(by)}
      onRelease={(by) => cycle.current?.release(by)}
      onClose={() => cycle.current?.dismiss()}
    />
  )
}

function surroundings({ smallScreenWidth }: ActivityTiming) {
  return {
    smallScreen: window.matchMedia(`(max-width: ${smallScreenWidth}px)`).matches,
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
