import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { isDayAsked, type Life, type RequestState, STEPS } from '#lib/requests/life.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import type { StaffStep } from './leads-api.ts'
import { emphasis } from './main-action.ts'
import { statusSteps } from './status-steps.ts'
import { useWords } from './words.ts'

interface LeadStepsProps {
  life: Life
  /** Whether the day is what the request needs next. */
  isDayMain: boolean
  onStep: (step: StaffStep) => void
}

/** Where a request stands, and the states that it can have next. The customer sees the same on the page of the request. */
export function LeadSteps({ life, isDayMain, onStep }: LeadStepsProps) {
  const { words } = useWords()
  const steps = statusSteps(life.state)
  const others = steps.filter((step) => !STEPS[step].setsDay)
  const dayStep = steps.find((step) => STEPS[step].setsDay)
  const states = [life.state, ...others.map((step) => STEPS[step].to)]

  function enter(state: RequestState) {
    const step = others.find((one) => STEPS[one].to === state)
    if (step) onStep({ step, seen: life.version })
  }

  return (
    <>
      <LabelledDropdown
        label={words.stage}
        value={life.state}
        options={states.map((state): Option => [state, words.requestStates[state]])}
        onChange={enter}
      />
      {dayStep && (
        <Day
          key={life.version}
          life={life}
          isMain={isDayMain}
          onSet={(day) => onStep({ step: dayStep, seen: life.version, ...day })}
        />
      )}
    </>
  )
}

type Day = Pick<StaffStep, 'day' | 'from' | 'to'>

interface DayProps {
  life: Life
  isMain: boolean
  onSet: (day: Day) => void
}

/** Sets the day of the installation, with the hours in which the installer arrives. */
function Day({ life, isMain, onSet }: DayProps) {
  const { words } = useWords()
  const { appointment } = life
  const [day, setDay] = useState(appointment?.day ?? '')
  const [from, setFrom] = useState(appointment?.from ?? '')
  const [to, setTo] = useState(appointment?.to ?? '')
  return (
    <Stack gap={3} style={{ flexBasis: '100%' }}>
      {isDayAsked(life) && <Text size={1}>{words.dayAsked}</Text>}
      <Flex gap={3} wrap="wrap" align="flex-end">
        <LabelledInput label={words.day} type="date" value={day} onChange={setDay} />
        <LabelledInput label={words.dayFrom} type="time" value={from} onChange={setFrom} />
        <LabelledInput label={words.dayTo} type="time" value={to} onChange={setTo} />
        <Button
          text={words.setDay}
          {...emphasis(isMain)}
          disabled={!day}
          onClick={() => onSet({ day, from: from || undefined, to: to || undefined })}
        />
      </Flex>
    </Stack>
  )
}
