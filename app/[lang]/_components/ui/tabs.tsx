'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

export interface Tab {
  /** Unique on the page: also the fragment of its panel. */
  id: string
  label: string
}

interface TabsProps {
  label: string
  tabs: Tab[]
  /** One per tab, rendered by the server. */
  panels: ReactNode[]
}

/**
 * Folder tabs. Every panel is in the page: without scripts they stand one under another and the tabs are links to
 * them. With scripts, arrow keys move between the tabs and only the chosen panel shows.
 */
export function Tabs({ label, tabs, panels }: TabsProps) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tabs.length) % tabs.length
    setChosen(next)
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]
    tab?.focus()
    tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            role="tab"
            href={`#${tab.id}`}
            aria-selected={index === chosen}
            aria-controls={tab.id}
            tabIndex={index === chosen ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              setChosen(index)
            }}
            className="tab"
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className="overflow-hidden rounded-b-frame border-2 border-rule sm:rounded-tr-frame">
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            aria-labelledby={`${tab.id}-tab`}
            className={`noscript:not-first:border-t-2 noscript:not-first:border-rule ${index === chosen ? '' : 'hidden noscript:block'}`}
          >
            {panels[index]}
          </div>
        ))}
      </div>
    </div>
  )
}
