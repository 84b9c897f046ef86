import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ProofPlace } from '#lib/leads/contractors/proofs.ts'
import { saveFile } from '#studio/core/save-file.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { FileButton } from '#studio/core/ui/file-button.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { type ContractorAnswer, contractorsApi } from './contractors-api.ts'
import { noonOf, today } from './facts.ts'
import { useWords } from './words.ts'

interface ProofFieldProps {
  answer: ContractorAnswer
  place: ProofPlace
  /** What is proven: `Licence 1234-5678-90`. */
  what: string
  onChanged: () => void
}

/** The proof of a licence or of the insurance: its file, who saw it and when, and the day when it was seen on paper. */
export function ProofField({ answer, place, what, onChanged }: ProofFieldProps) {
  const { words, day } = useWords()
  const { problem, isBusy, run } = useAction()
  const [paper, setPaper] = useState('')
  const { contractor, files, checkers } = answer
  const { id, version, profile } = contractor
  const proven = place === 'insurance' ? profile.insurance : profile.licences[place]
  if (!proven) return null
  const file = files.find((one) => one.id === proven.proof)

  async function send(action: () => Promise<unknown>) {
    await run(action)
    onChanged()
  }

  const check = (isChecked: boolean, seenOn?: string) =>
    send(() => contractorsApi.check(id, { version, place, isChecked, paper: seenOn }))

  async function download(name: string, fileId: string) {
    const { type, ...content } = await contractorsApi.file(id, fileId).then(async (sent) => ({
      type: sent.type,
      bytes: await sent.arrayBuffer(),
    }))
    saveFile(name, type, content.bytes)
  }

  const by = checkers[proven.checkedBy ?? ''] ?? ''
  const checked =
    proven.checkedAt !== null &&
    [words.checkedBy(by, day(proven.checkedAt)), proven.paper && words.onPaper(day(noonOf(proven.paper)))]
      .filter(Boolean)
      .join(', ')
  return (
    <Stack as="section" gap={3} aria-label={words.proofOf(what)}>
      <Flex gap={2} wrap="wrap" align="center">
        <Badge tone={checked ? 'positive' : 'caution'}>{checked || words.notChecked}</Badge>
        <Text size={1}>{file?.name ?? words.noFile}</Text>
      </Flex>
      <Flex gap={3} wrap="wrap" align="flex-end">
        {file && (
          <Button
            text={words.download}
            mode="ghost"
            onClick={() => run(() => download(file.name, file.id))}
          />
        )}
        <FileButton
          label={words.upload}
          accept=".pdf,.jpg,.jpeg,.png,.webp,.heic"
          onFile={(chosen) => send(() => contractorsApi.addProof(id, { version, place }, chosen))}
        />
        {checked && (
          <Button text={words.uncheck} mode="ghost" disabled={isBusy} onClick={() => check(false)} />
        )}
        {!checked && file && (
          <Button text={words.markChecked} tone="primary" disabled={isBusy} onClick={() => check(true)} />
        )}
        {!checked && (
          <>
            <LabelledInput
              label={words.paperDay}
              type="date"
              max={today()}
              value={paper}
              onChange={setPaper}
            />
            <Button
              text={words.paperChecked}
              mode="ghost"
              disabled={!paper || isBusy}
              onClick={() => check(true, paper)}
            />
          </>
        )}
      </Flex>
      <Alert problem={problem} />
    </Stack>
  )
}
