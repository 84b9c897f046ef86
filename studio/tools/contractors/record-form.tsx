import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ContractorPerson } from '#lib/leads/contractors/contractors.ts'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import type { ContentNames } from '#studio/core/content-names.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { AreaFields } from './area-fields.tsx'
import { ChoiceList } from './choice-list.tsx'
import { type ContractorAnswer, contractorsApi } from './contractors-api.ts'
import { HourFields } from './hour-fields.tsx'
import { LicenceFields } from './licence-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { useWords } from './words.ts'

interface RecordFormProps {
  answer: ContractorAnswer
  names: ContentNames
  onChanged: () => void
}

interface Typed {
  person: ContractorPerson
  profile: ContractorProfile
}

/** The record in sections, saved together. Typed values stay when the server refuses them, or somebody else was faster. */
export function RecordForm({ answer, names, onChanged }: RecordFormProps) {
  const { words } = useWords()
  const { problem, isBusy, run } = useAction()
  /** Null until somebody types. */
  const [typed, setTyped] = useState<Typed | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const { id, version, profile: stored, business, name, email, phone, lang } = answer.contractor
  const { person, profile } = typed ?? { person: { business, name, email, phone, lang }, profile: stored }
  const change = (more: Partial<Typed>) => {
    setIsSaved(false)
    setTyped({ person, profile, ...more })
  }
  const set = (more: Partial<ContractorProfile>) => change({ profile: { ...profile, ...more } })

  async function save() {
    const isDone = await run(() => contractorsApi.change(id, { version, ...person, profile }))
    if (isDone) setTyped(null)
    setIsSaved(isDone)
    onChanged()
  }

  const limit = (label: string, key: 'openJobs' | 'offersWeek') => (
    <LabelledInput
      label={label}
      type="number"
      min={0}
      max={1000}
      value={String(profile.limits[key])}
      onChange={(text) => set({ limits: { ...profile.limits, [key]: Math.trunc(Number(text)) } })}
    />
  )
  return (
    <Stack gap={5}>
      <Section title={words.person}>
        <PersonFields person={person} onChange={(changed) => change({ person: changed })} />
        <Flex gap={3} wrap="wrap">
          <LabelledDropdown
            label={words.province}
            value={profile.province}
            options={[['', ''], ...names.provinces]}
            onChange={(province) => set({ province })}
          />
          {(['city', 'years', 'website'] as const).map((key) => (
            <LabelledInput
              key={key}
              label={key === 'city' ? words.homeCity : words[key]}
              value={profile[key]}
              maxLength={key === 'website' ? 300 : 100}
              onChange={(text) => set({ [key]: text })}
            />
          ))}
        </Flex>
        {profile.about && (
          <Muted style={{ whiteSpace: 'pre-wrap' }}>{`${words.about}\n${profile.about}`}</Muted>
        )}
      </Section>
      <Section title={words.trades}>
        <ChoiceList
          label={words.categories}
          hint={words.categoriesHint}
          options={names.categories}
          chosen={profile.categories}
          onChange={(categories) => set({ categories })}
        />
        <ChoiceList
          label={words.services}
          options={names.services}
          chosen={profile.services}
          onChange={(services) => set({ services })}
        />
      </Section>
      <AreaFields profile={profile} names={names} onChange={set} />
      <HourFields hours={profile.onCall} onChange={(onCall) => set({ onCall })} />
      <Section title={words.limits}>
        <Flex gap={3} wrap="wrap">
          {limit(words.mostOpen, 'openJobs')}
          {limit(words.mostWeek, 'offersWeek')}
        </Flex>
      </Section>
      <LicenceFields
        answer={answer}
        profile={profile}
        isTyped={typed !== null}
        names={names}
        onChange={set}
        onChanged={onChanged}
      />
      <Stack gap={3}>
        <Flex gap={3} wrap="wrap">
          <Button text={words.save} tone="primary" disabled={typed === null || isBusy} onClick={save} />
          {typed && <Button text={words.discard} mode="ghost" onClick={() => setTyped(null)} />}
        </Flex>
        <Text size={1} role="status">
          {isSaved && words.saved}
        </Text>
        <Alert problem={problem} />
      </Stack>
    </Stack>
  )
}
