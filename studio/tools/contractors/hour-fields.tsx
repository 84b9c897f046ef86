import { AddIcon } from '@sanity/icons/Add'
import { Button, Flex } from '@sanity/ui'
import type { CallHours } from '#lib/matching/on-call.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { useWords } from './words.ts'

interface HourFieldsProps {
  hours: CallHours[]
  onChange: (hours: CallHours[]) => void
}

/** The hours in which a contractor takes emergencies. */
export function HourFields({ hours, onChange }: HourFieldsProps) {
  const { words } = useWords()
  const next = hours.at(-1) ?? { day: 0, from: '18:00', to: '08:00' }
  return (
    <Section title={words.onCall}>
      <Muted>{words.onCallHint}</Muted>
      {hours.map((span, place) => {
        const set = (change: Partial<CallHours>) => onChange(hours.with(place, { ...span, ...change }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two spans can be the same while they are typed.
          <Flex key={place} gap={3} wrap="wrap" align="flex-end">
            <LabelledDropdown
              label={words.day}
              value={String(span.day)}
              options={words.days.map((name, day): Option => [String(day), name])}
              onChange={(day) => set({ day: Number(day) })}
            />
            <LabelledInput
              label={words.from}
              type="time"
              value={span.from}
              onChange={(from) => set({ from })}
            />
            <LabelledInput label={words.to} type="time" value={span.to} onChange={(to) => set({ to })} />
            <Button
              text={words.remove}
              aria-label={words.removeOf(`${words.days[span.day]} ${span.from}`)}
              mode="ghost"
              onClick={() => onChange(hours.toSpliced(place, 1))}
            />
          </Flex>
        )
      })}
      <Flex>
        <Button
          icon={AddIcon}
          text={words.addHours}
          mode="ghost"
          onClick={() => onChange([...hours, { ...next, day: hours.length > 0 ? (next.day + 1) % 7 : 1 }])}
        />
      </Flex>
    </Section>
  )
}
