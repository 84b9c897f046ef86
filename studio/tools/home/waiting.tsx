import { Badge, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { chosenForHome, forgetChosenForHome } from '#studio/core/home-address.ts'
import { isViewer } from '#studio/core/roles.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { DocumentLink, kindOf, nameOf, RowText } from './document-link.tsx'
import styles from './home.module.css'
import { byPerson, type DraftGroup, type Person, type WaitingDraft } from './home-content.ts'
import type { Review } from './review-dialog.tsx'
import { type HomeWords, useHomeWords } from './words.ts'

interface WaitingProps {
  drafts: WaitingDraft[]
  /** The id of the signed-in person. */
  me: string | undefined
  onReview: (review: Review) => void
}

/** The drafts, grouped by person. People who may change drafts also get checkboxes, and actions for the chosen drafts. */
export function Waiting({ drafts, me, onReview }: WaitingProps) {
  const { words, number } = useHomeWords()
  const mayChoose = !isViewer(useCurrentUser())
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => new Set(chosenForHome()))
  useEffect(forgetChosenForHome, [])

  const ids = drafts.map(({ id }) => id)
  const chosen = ids.filter((id) => chosenIds.has(id))
  const choose = (ids: string[], isOn: boolean) => {
    const others = [...chosenIds].filter((id) => !ids.includes(id))
    setChosenIds(new Set(isOn ? [...others, ...ids] : others))
  }
  return (
    <Stack gap={4}>
      {mayChoose && (
        <Card className={styles.actions} role="group" aria-label={words.actions} paddingY={2}>
          <Flex gap={2} align="center" wrap="wrap">
            <Button
              tone="primary"
              text={words.publish}
              disabled={chosen.length === 0}
              onClick={() => onReview({ kind: 'publish', ids: chosen })}
            />
            <Button
              mode="ghost"
              text={words.discard}
              disabled={chosen.length === 0}
              onClick={() => onReview({ kind: 'discard', ids: chosen })}
            />
            <SmallButton text={words.all} onClick={() => choose(ids, true)} />
            <SmallButton
              text={words.none}
              disabled={chosen.length === 0}
              onClick={() => choose(ids, false)}
            />
            <Muted role="status">{words.chosen(number(chosen.length), number(drafts.length))}</Muted>
          </Flex>
        </Card>
      )}
      {byPerson(drafts, me).map((group) => (
        <Group
          key={group.person?.id ?? ''}
          group={group}
          me={me}
          chosen={chosenIds}
          onChoose={mayChoose ? choose : null}
        />
      ))}
    </Stack>
  )
}

interface GroupProps {
  group: DraftGroup
  me: string | undefined
  chosen: ReadonlySet<string>
  /** Null when the person may not choose. */
  onChoose: ((ids: string[], isOn: boolean) => void) | null
}

function Group({ group: { person, drafts }, me, chosen, onChoose }: GroupProps) {
  const { words, number } = useHomeWords()
  const name = person ? personName(person, me, words) : words.unknown
  const ids = drafts.map(({ id }) => id)
  const count = ids.filter((id) => chosen.has(id)).length
  return (
    <Card border radius={2} as="section">
      <Flex as="label" className={styles.person} gap={3} align="center">
        {onChoose && (
          <Checkbox
            aria-label={words.choosePerson(name)}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={({ currentTarget }) => onChoose(ids, currentTarget.checked)}
          />
        )}
        <Text as="h2" size={1} weight="semibold">
          {words.ofPerson(name, number(drafts.length))}
        </Text>
      </Flex>
      <Stack as="ul">
        {drafts.map((draft) => (
          <Row
            key={draft.id}
            draft={draft}
            me={me}
            isChosen={chosen.has(draft.id)}
            onChoose={onChoose && ((isOn) => onChoose([draft.id], isOn))}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface RowProps {
  draft: WaitingDraft
  me: string | undefined
  isChosen: boolean
  onChoose: ((isOn: boolean) => void) | null
}

function Row({ draft, me, isChosen, onChoose }: RowProps) {
  const { words, language, time, list } = useHomeWords()
  const { id, document, isNew, since, editors, asked } = draft
  const others = editors.slice(1).map((person) => personName(person, me, words))
  const facts = [
    kindOf(draft, language),
    words.since(time(since)),
    others.length > 0 ? words.withOthers(list(others)) : null,
    asked && asked.by !== me ? words.askedBy(asked.name) : null,
  ]
  return (
    <li className={styles.row}>
      {onChoose && (
        <Flex as="label" className={styles.box} align="center">
          <Checkbox
            aria-label={words.choose(nameOf(draft, language))}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </Flex>
      )}
      <RowText facts={facts}>
        <DocumentLink id={id} document={document} language={language} />
      </RowText>
      {asked && (
        <Badge tone="caution" className={styles.badge}>
          {words.waitsForApproval}
        </Badge>
      )}
      {isNew && (
        <Badge tone="primary" className={styles.badge}>
          {words.isNew}
        </Badge>
      )}
    </li>
  )
}

function personName({ id, name }: Person, me: string | undefined, words: HomeWords): string {
  return id === me ? words.you : (name ?? words.somebody)
}
