import { Button, Flex, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { type ContractorAnswer, contractorsApi } from './contractors-api.ts'
import { useWords } from './words.ts'

/** The public document of a contractor: whether it is on the site, and what it says other than the record. */
export function PublicInstaller({ answer, onChanged }: { answer: ContractorAnswer; onChanged: () => void }) {
  const { words, list } = useWords()
  const { problem, isBusy, run } = useAction()
  const { installer, contractor } = answer
  const { id } = contractor

  async function show() {
    await run(() => contractorsApi.showAsInstaller(id))
    onChanged()
  }

  const differences = installer?.differences.map((name) => words.differences[name]) ?? []
  const gaps = installer?.gaps.map((name) => words.gaps[name]) ?? []
  const hasDocument = installer && (installer.isPublished || installer.hasDraft)
  return (
    <Section title={words.public}>
      <Muted>{words.publicText}</Muted>
      {installer && (
        <Text size={1}>
          {[
            installer.isPublished && words.isPublished,
            installer.hasDraft && words.isDraft,
            !hasDocument && words.isGone,
            installer.isPublished && differences.length === 0 && words.same,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
      {gaps.length > 0 && <Text size={1}>{words.toPublish(list(gaps))}</Text>}
      {differences.length > 0 && <Alert problem={words.differs(list(differences))} />}
      <Flex gap={3} wrap="wrap" align="center">
        <Button
          text={hasDocument ? words.showAgain : words.show}
          mode="ghost"
          disabled={isBusy}
          onClick={show}
        />
        {hasDocument && (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: installer.id, type: 'installer' }}>
              {words.openInstaller}
            </IntentLink>
          </Text>
        )}
      </Flex>
      <Alert problem={problem} />
    </Section>
  )
}
