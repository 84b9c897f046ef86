'use client'

import { useLayoutEffect, useState } from 'react'
import { getFormatters } from '#lib/i18n/format.ts'
import { readJob } from '#lib/job/job.ts'
import { estimateOf } from '#lib/pricing/estimate.ts'
import { useEarlyActions } from '../app/use-early-actions.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { SelectField } from '../ui/field.tsx'
import { Docket } from './docket.tsx'
import { Slider } from './slider.tsx'
import type { EstimatorProps } from './types.ts'

/** Sliders, a city and add-ons; the box beside them shows how the price adds up (docs/product.md, Estimator). */
export function Estimator({
  service,
  settings,
  addOns,
  cities,
  defaultCity,
  texts,
  lang,
  words,
}: EstimatorProps) {
  const [complexity, setComplexity] = useState(settings.defaultComplexity)
  const [timeline, setTimeline] = useState(settings.defaultTimeline)
  const [citySlug, setCitySlug] = useState(defaultCity)
  const [chosen, setChosen] = useState<readonly string[]>([])

  // The pages about a service in a city lead here with the city in the address, those with an estimate with all of it.
  useLayoutEffect(() => {
    const query = new URLSearchParams(window.location.search)
    query.set('service', service.slug)
    const asked = readJob(query, {
      service: new Set([service.slug]),
      city: new Set(cities.map(({ slug }) => slug)),
    })
    if (asked.city) setCitySlug(asked.city)
    if (asked.complexity) setComplexity(asked.complexity)
    if (asked.timeline) setTimeline(asked.timeline)
    if (asked.addOns) setChosen(asked.addOns)
  }, [service.slug, cities])

  const controls = useEarlyActions<HTMLDivElement>()

  const city = cities.find(({ slug }) => slug === citySlug) ?? cities[0] ?? null
  const { price } = getFormatters(lang)

  function toggle(key: string) {
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
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
          onChange={setComplexity}
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
      <Docket
        job={{ service: service.slug, city: city?.slug, complexity, timeline, addOns: chosen }}
        service={service}
        city={city}
        estimate={estimateOf(service, city, { complexity, timeline, addOns: chosen }, settings)}
        texts={texts}
        lang={lang}
        words={words}
      />
    </div>
  )
}
