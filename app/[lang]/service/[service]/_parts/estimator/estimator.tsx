'use client'

import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { readJob } from '#lib/job/read-job.ts'
import { useEarlyActions } from '../../../../_components/app/use-early-actions.ts'
import { Checkbox } from '../../../../_components/ui/checkbox.tsx'
import { SelectField } from '../../../../_components/ui/field.tsx'
import { cityOf, firstChoices } from './choices.ts'
import type { DocketProps } from './docket.tsx'
import { Slider } from './slider.tsx'
import type { EstimatorProps } from './types.ts'

/**
 * Sliders, a city and add-ons; the box beside them shows how the price adds up (docs/product.md, Estimator). What works that
 * out is loaded when somebody is about to choose, or the address has.
 */
export function Estimator({
  service,
  settings,
  addOns,
  cities,
  defaultCity,
  texts,
  firstDocket,
  lang,
  words,
}: EstimatorProps) {
  const [choices, setChoices] = useState(() => firstChoices(settings))
  const [citySlug, setCitySlug] = useState(defaultCity)
  const [isUsed, setUsed] = useState(false)
  const [Docket, setDocket] = useState<ComponentType<DocketProps>>()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const { complexity, timeline, addOns: chosen } = choices

  const change = useCallback((changed: Partial<typeof choices>) => {
    setUsed(true)
    setChoices((before) => ({ ...before, ...changed }))
  }, [])

  useEffect(() => {
    if (!isUsed) return
    void loadLazily(() => import('./docket.tsx')).then((loaded) => {
      if (!loaded) return
      // It takes the place of the server's, whose breakdown somebody may have closed.
      setOpen(box.current?.querySelector('details')?.open ?? true)
      setDocket(() => loaded.Docket)
    })
  }, [isUsed])

  // The pages about a service in a city lead here with the city in the address, those with an estimate with all of it.
  useLayoutEffect(() => {
    const query = new URLSearchParams(window.location.search)
    query.set('service', service.slug)
    const asked = readJob(query, {
      service: new Set([service.slug]),
      city: new Set(cities.map(({ slug }) => slug)),
    })
    const { city, complexity, timeline, addOns } = asked
    if (city) setCitySlug(city)
    if (!(city || complexity || timeline || addOns)) return
    change({ ...(complexity && { complexity }), ...(timeline && { timeline }), ...(addOns && { addOns }) })
  }, [service.slug, cities, change])

  const controls = useEarlyActions<HTMLDivElement>()

  // Before the first change: a screen reader hears of changes in what was there before them.
  useEffect(() => {
    const part = controls.current
    const use = () => setUsed(true)
    part?.addEventListener('focusin', use, { once: true })
    return () => part?.removeEventListener('focusin', use)
  }, [controls])

  const city = cityOf(cities, citySlug)
  const { price } = getFormatters(lang)

  function toggle(key: string) {
    change({ addOns: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key] })
  }

  return (
    <div ref={box} className="ruled lg:grid-cols-[7fr_5fr] noscript:grid-cols-1">
      <div ref={controls} className="p-5 md:p-9 noscript:hidden">
        <div className="max-w-85">
          <SelectField
            id="estimate-city"
            label={words.city}
            value={city?.slug}
            onChange={(event) => {
              setUsed(true)
              setCitySlug(event.target.value)
            }}
          >
            {cities.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <Slider
          id="estimate-complexity"
          label={words.complexity}
          stops={settings.complexity.map(({ label }) => label)}
          value={complexity}
          onChange={(complexity) => change({ complexity })}
        />
        <Slider
          id="estimate-timeline"
          label={words.timeline}
          stops={settings.timeline.map(({ label }) => label)}
          value={timeline}
          onChange={(timeline) => change({ timeline })}
        />
        <fieldset className="mt-9 border-b border-rule">
          <legend className="type-label pb-2 text-body">{words.addOns}</legend>
          {addOns.map(({ key, name, value, description }) => (
            <Checkbox
              key={key}
              label={name}
              hint={description}
              note={`+${price(value)}`}
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </fieldset>
      </div>
      {Docket ? (
        <Docket
          choices={choices}
          service={service}
          settings={settings}
          city={city}
          isOpen={isOpen}
          texts={texts}
          lang={lang}
          words={words}
        />
      ) : (
        firstDocket
      )}
    </div>
  )
}
