'use client'

import { useLayoutEffect, useState } from 'react'
import { getFormatters } from '#lib/i18n/format.ts'
import { readJob } from '#lib/job/job.ts'
import { complexityFactor, estimateHours, estimatePrice } from '#lib/pricing/estimate.ts'
import { useEarlyActions } from '../../../../_components/app/use-early-actions.ts'
import { Checkbox } from '../../../../_components/ui/checkbox.tsx'
import { SelectField } from '../../../../_components/ui/field.tsx'
import { Docket } from './docket.tsx'
import { Slider } from './slider.tsx'
import type { EstimatorProps } from './types.ts'

/** Sliders, a city and add-ons; the box beside them shows how the price adds up (docs/product.md, Estimator). */
export function Estimator({ service, settings, addOns, note, lang, words }: EstimatorProps) {
  const [level, setLevel] = useState(settings.defaultLevel)
  const [timeline, setTimeline] = useState(settings.defaultTimeline)
  const [citySlug, setCitySlug] = useState(settings.defaultCity)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  // The pages about a service in a city lead here with the city in the address, those with an estimate with all of it.
  useLayoutEffect(() => {
    const query = new URLSearchParams(window.location.search)
    query.set('service', service.slug)
    const asked = readJob(query, {
      service: new Set([service.slug]),
      city: new Set(settings.cities.map(({ slug }) => slug)),
    })
    if (asked.city) setCitySlug(asked.city)
    if (asked.complexity) setLevel(asked.complexity)
    if (asked.timeline) setTimeline(asked.timeline)
    if (asked.addOns) setChosen(new Set(asked.addOns))
  }, [service.slug, settings.cities])

  const controls = useEarlyActions<HTMLDivElement>()

  const city = settings.cities.find(({ slug }) => slug === citySlug) ?? settings.cities[0]
  const pace = settings.timeline[timeline - 1]
  const extras = addOns.filter(({ id }) => chosen.has(id))
  const total = estimatePrice(
    service.base,
    {
      complexity: level,
      timelineFactor: pace?.factor ?? 1,
      cityMultiplier: city?.multiplier ?? 1,
      addOns: extras.map(({ value }) => value),
    },
    settings,
  )
  const { price } = getFormatters(lang)

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return (
    <div className="ruled lg:grid-cols-[7fr_5fr] noscript:grid-cols-1">
      <div ref={controls} className="p-5 md:p-9 noscript:hidden">
        <div className="max-w-85">
          <SelectField
            id="estimate-city"
            label={words.city}
            value={city?.slug}
            onChange={(event) => setCitySlug(event.target.value)}
          >
            {settings.cities.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <Slider
          id="estimate-complexity"
          label={words.complexity}
          stops={settings.levels}
          value={level}
          onChange={setLevel}
        />
        <Slider
          id="estimate-timeline"
          label={words.timeline}
          stops={settings.timeline.map(({ label }) => label)}
          value={timeline}
          onChange={setTimeline}
        />
        <fieldset className="mt-9 border-b border-rule">
          <legend className="type-label pb-2 text-body">{words.addOns}</legend>
          {addOns.map(({ id, name, value, description }) => (
            <Checkbox
              key={id}
              label={name}
              hint={description}
              note={`+${price(value)}`}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
      </div>
      <Docket
        job={{
          service: service.slug,
          city: city?.slug,
          complexity: level,
          timeline,
          addOns: extras.map(({ id }) => id),
        }}
        service={service}
        total={total}
        hours={estimateHours(service.complexity, level, extras.length, settings.time)}
        complexity={{ label: settings.levels[level - 1] ?? '', factor: complexityFactor(level, settings) }}
        timeline={pace}
        city={city}
        extras={extras}
        note={note}
        lang={lang}
        words={words}
      />
    </div>
  )
}
