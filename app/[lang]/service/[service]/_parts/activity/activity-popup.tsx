'use client'

import { useEffect, useRef, useState } from 'react'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type ActivityCycle, type ActivityView, startCycle } from '#lib/live-activity/cycle.ts'
import type { RequestItem } from '#lib/live-activity/request-items.ts'
import type { ActivityTiming } from '#lib/live-activity/timing.ts'
import { createVisitor } from '#lib/live-activity/visitor.ts'
import { watchRoom } from '#lib/live-activity/watch-room.ts'
import { ActivityCard } from './activity-card.tsx'
import type { ActivityItem, PopupProps } from './types.ts'

/** The popup's memory of the visitor. All service pages share it, so a closed popup stays closed on the next service page. */
const visitor = createVisitor(() => window.localStorage)

export function ActivityPopup({ items: messages, timing, words, lang, place }: PopupProps) {
  const requests = useRequests(messages === null, lang)
  const items = messages ?? requests
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
    const stopWatching = watchRoom(place, (isTaken) => {
      setTaken(isTaken)
      if (!isTaken) return started.release('room')
      started.hold('room')
      // The card is removed and gets no pointerleave or blur event. So the pauses that these events would end are ended here.
      started.release('pointer')
      started.release('focus')
    })
    return () => {
      stopWatching()
      started.stop()
      setView(null)
    }
  }, [itemCount, timing, place])

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

/** The customers' requests of the last days; an empty list until the server has sent them. */
function useRequests(isAsked: boolean, lang: Language): ActivityItem[] {
  const [items, setItems] = useState<ActivityItem[]>([])
  useEffect(() => {
    if (isAsked) void fetchRequests(lang).then(setItems)
  }, [isAsked, lang])
  return items
}

async function fetchRequests(lang: Language): Promise<ActivityItem[]> {
  try {
    const response = await fetch(localizedHref('/api/recent-requests', lang))
    const items: RequestItem[] = await response.json()
    return items.map(({ href, ...item }) => ({
      ...item,
      type: 'booking',
      href: href === window.location.pathname ? undefined : href,
      location: '',
      verified: false,
      urgent: false,
    }))
  } catch {
    // Without a response the popup has no customers' requests to show.
    return []
  }
}

function surroundings({ smallScreenWidth }: ActivityTiming) {
  return {
    smallScreen: window.matchMedia(`(max-width: ${smallScreenWidth}px)`).matches,
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
