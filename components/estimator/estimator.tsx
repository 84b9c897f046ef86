'use client'

import { useCallback, useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { useEarlyActions } from '../ui/use-early-actions.ts'
import { Docket } from './docket.tsx'
import { Slider } from './slider.tsx'
import type { EstimatorProps } from './types.ts'

/**
 * Sliders, a city and add-ons, with a box that shows how the price is calculated (docs/product.md, Estimator). The
 * calculation is loaded when somebody is about to choose. Without scripts it is a form, and the page of the service answers.
 */
export function Estimator(props: EstimatorProps) {
  const { service, settings, addOns, cities, defaultCity, start, plain, initial, texts, lang, words } = props
  const [complexity, setComplexity] = useState(start.complexity)
  const [timeline, setTimeline] = useState(start.timeline)
  const [citySlug, setCitySlug] = useState(start.city)
  const [chosen, setChosen] = useState(start.addOns)
  const [answers, setAnswers] = useState(start.answers)

  const controls = useEarlyActions<HTMLFormElement>()

  const city = cities.find(({ slug }) => slug === citySlug) ?? null
  const { estimateTexts, carryChoices, keepChoices, watchAnswers, load } = useOnceChanged()
  const levels = [complexity, timeline, ...chosen].join()
  // The city alone is kept for the whole visit, so it is no reason to write an address.
  const isChosen =
    levels !== [settings.defaultComplexity, settings.defaultTimeline].join() ||
    Object.keys(answers).length > 0
  const isChanged = isChosen || citySlug !== defaultCity
  const isStart =
    levels === [start.complexity, start.timeline, ...start.addOns].join() && citySlug === start.city

  useEffect(() => {
    if (isChanged) load()
  }, [isChanged, load])
  useEffect(() => watchAnswers?.(controls, setAnswers), [controls, watchAnswers])

  const job = { service: service.slug, city: city?.slug, complexity, timeline, addOns: chosen, answers }
  // Links take a city that was chosen alone by themselves: it is the city of the visit (lib/browser/early-script.ts).
  useEffect(() => {
    if (isChosen) return carryChoices?.(job)
  })
  useEffect(() => keepChoices?.(isChanged ? job : { service: service.slug }, isChosen))

  function toggle(key: string) {
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  }

  return (
    <div className="ruled lg:grid-cols-[7fr_5fr]">
      <form
        ref={controls}
        action={`/${service.slug}#estimate`}
        onSubmit={(event) => event.preventDefault()}
        // An answer that was given before this script ran is given again, as input and without the focus.
        onInput={load}
        onPointerEnter={load}
        className="p-4 md:p-8"
      >
        <div className="flex max-w-85 items-center gap-3">
          <label htmlFor="estimate-city" className="type-label">
            {words.city}
          </label>
          <div className="grow">
            <Select
              id="estimate-city"
              name="city"
              data-cities
              value={city?.slug}
              onChange={(event) => setCitySlug(event.target.value)}
            >
              {cities.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <Slider
          id="estimate-complexity"
          plain={plain.complexity}
          label={words.jobComplexity}
          stops={settings.complexity.map(({ label }) => label)}
          value={complexity}
          onChange={setComplexity}
        />
        <Slider
          id="estimate-timeline"
          plain={plain.timeline}
          label={words.timeline}
          stops={settings.timeline.map(({ label }) => label)}
          value={timeline}
          onChange={setTimeline}
        />
        <fieldset className="mt-4 border-b border-rule md:mt-9">
          <legend className="type-label pb-2 text-body">{words.addOns}</legend>
          {addOns.map(({ key, name, price, description }) => (
            <Checkbox
              key={key}
              name="addons"
              value={key}
              label={name}
              hint={description}
              note={`+${price}`}
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </fieldset>
        {plain.questions}
        {plain.end}
      </form>
      <Docket
        estimate={estimateTexts?.(props, city, { complexity, timeline, addOns: chosen, answers }) ?? initial}
        isBehind={!(estimateTexts || isStart)}
        note={texts.note}
        lang={lang}
        words={words}
      />
    </div>
  )
}

/** Returns `load`, and after it has run also the code for the price, the links of the page and its address. */
function useOnceChanged() {
  const [loaded, setLoaded] = useState<typeof import('./once-changed.ts') | null>(null)
  const load = useCallback(() => void loadLazily(() => import('./once-changed.ts')).then(setLoaded), [])
  return { ...loaded, load }
}
