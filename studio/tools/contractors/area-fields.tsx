import { AddIcon } from '@sanity/icons/Add'
import { Button, Flex, Stack } from '@sanity/ui'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import type { ContentNames } from '#studio/core/content-names.ts'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import { ChoiceList } from './choice-list.tsx'
import { useWords } from './words.ts'

type Areas = Pick<ContractorProfile, 'cities' | 'provinces' | 'around'>

interface AreaFieldsProps {
  profile: Areas
  names: ContentNames
  onChange: (change: Partial<Areas>) => void
}

/** The kilometres of a new distance. */
const USUAL_KM = 30

/** Where a contractor works: cities, whole provinces, and distances around cities. */
export function AreaFields({ profile, names, onChange }: AreaFieldsProps) {
  const { words } = useWords()
  const { cities, provinces, around } = profile
  const [first] = names.cities[0] ?? ['']
  return (
    <Section title={words.areas}>
      <ChoiceList
        label={words.cities}
        options={names.cities}
        chosen={cities}
        onChange={(chosen) => onChange({ cities: chosen })}
      />
      <ChoiceList
        label={words.provinces}
        options={names.provinces}
        chosen={provinces}
        onChange={(chosen) => onChange({ provinces: chosen })}
      />
      <Stack gap={3}>
        <Caption>{words.around}</Caption>
        <Muted>{words.aroundHint}</Muted>
        {around.map((circle, place) => {
          const set = (change: Partial<typeof circle>) =>
            onChange({ around: around.with(place, { ...circle, ...change }) })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: Two distances can be the same while they are typed.
            <Flex key={place} gap={3} wrap="wrap" align="flex-end">
              <LabelledDropdown
                label={words.city}
                value={circle.city}
                options={names.cities}
                onChange={(city) => set({ city })}
              />
              <LabelledInput
                label={words.km}
                type="number"
                min={1}
                max={500}
                value={String(circle.km)}
                onChange={(text) => set({ km: Math.trunc(Number(text)) })}
              />
              <Button
                text={words.remove}
                aria-label={words.removeOf(names.nameOf('cities', circle.city))}
                mode="ghost"
                onClick={() => onChange({ around: around.toSpliced(place, 1) })}
              />
            </Flex>
          )
        })}
        <Flex>
          <Button
            icon={AddIcon}
            text={words.addDistance}
            mode="ghost"
            onClick={() => onChange({ around: [...around, { city: cities[0] ?? first, km: USUAL_KM }] })}
          />
        </Flex>
      </Stack>
    </Section>
  )
}
