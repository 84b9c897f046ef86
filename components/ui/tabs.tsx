'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { useFragmentChoice } from '../address/use-fragment-choice.ts'
import { useEarlyActions } from './use-early-actions.ts'

interface Tab {
  value: string
  label: string
}

interface TabsProps {
  /** Unique on the page. The address of a tab is the id of its panel: `#{name}-{value}`. */
  name: string
  label: string
  tabs: Tab[]
  /** One per tab, rendered by the server. */
  panels: ReactNode[]
}

/**
 * Tabs. Every panel is in the page: without scripts the panels stand one below the other and the tabs link to them. With
 * scripts, arrow keys move between the tabs and only the chosen panel is shown. One address leads to a panel in both cases.
 */
export function Tabs({ name, label, tabs, panels }: TabsProps) {
  const list = useEarlyActions<HTMLDivElement>()
  const ids = tabs.map(({ value }) => `${name}-${value}`)
  const { chosen: id = '', choose } = useFragmentChoice(ids)
  const chosen = ids.indexOf(id)

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tabs.length) % tabs.length
    choose(ids[next] ?? id)
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]
    tab?.focus()
    tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {ids.map((id, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            role="tab"
            href={`#${id}`}
            aria-selected={index === chosen}
            aria-controls={id}
            tabIndex={index === chosen ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              choose(id)
            }}
            className="tab"
          >
            {tabs[index]?.label}
          </a>
        ))}
      </div>
      <div className="overflow-hidden rounded-b-frame border-2 border-rule sm:rounded-tr-frame">
        {ids.map((id, index) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`${id}-tab`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: The Tab key must reach a panel without focusable content.
            tabIndex={0}
            className={`focus-inside scroll-mt-28 noscript:not-first:border-t-2 noscript:not-first:border-rule ${index === chosen ? '' : 'hidden noscript:block'}`}
          >
            {panels[index]}
          </div>
        ))}
      </div>
    </div>
  )
}
