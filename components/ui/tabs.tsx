'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { useAddressChoice } from '../address/use-address-choice.ts'
import { useEarlyActions } from './use-early-actions.ts'

interface Tab {
  /** The value in the address when the tab is chosen. */
  value: string
  label: string
}

interface TabsProps {
  /** The name of the parameter in the address; unique on the page, because the panels have the ids `#{name}-{value}`. */
  name: string
  label: string
  tabs: Tab[]
  /** One per tab, rendered by the server. */
  panels: ReactNode[]
}

/**
 * Tabs. Every panel is in the page: without scripts the panels stand one below the other and the tabs link to them. With
 * scripts, arrow keys move between the tabs, only the chosen panel is shown, and the address names it.
 */
export function Tabs({ name, label, tabs, panels }: TabsProps) {
  const list = useEarlyActions<HTMLDivElement>()
  const values = tabs.map(({ value }) => value)
  const { chosen: value = '', choose, listener } = useAddressChoice(name, values, list)
  const chosen = values.indexOf(value)

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tabs.length) % tabs.length
    choose(values[next] ?? value)
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]
    tab?.focus()
    tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }

  return (
    <div>
      {listener}
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {tabs.map((tab, index) => (
          <a
            key={tab.value}
            id={`${name}-${tab.value}-tab`}
            role="tab"
            href={`#${name}-${tab.value}`}
            aria-selected={index === chosen}
            aria-controls={`${name}-${tab.value}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              choose(tab.value)
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
            key={tab.value}
            id={`${name}-${tab.value}`}
            role="tabpanel"
            aria-labelledby={`${name}-${tab.value}-tab`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: The Tab key must reach a panel without focusable content.
            tabIndex={0}
            className={`focus-inside noscript:not-first:border-t-2 noscript:not-first:border-rule ${index === chosen ? '' : 'hidden noscript:block'}`}
          >
            {panels[index]}
          </div>
        ))}
      </div>
    </div>
  )
}
