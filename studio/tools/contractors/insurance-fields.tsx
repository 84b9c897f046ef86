import { AddIcon } from '@sanity/icons/Add'
import { Button, Flex } from '@sanity/ui'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { useWords } from './words.ts'

type Insurance = ContractorProfile['insurance']

/** What is usual, in dollars. */
const USUAL_AMOUNT = 2_000_000

const NEW = { amount: USUAL_AMOUNT, insurer: '', expires: '', proof: null, checkedAt: null, checkedBy: null }

interface InsuranceFieldsProps {
  insurance: Insurance
  onChange: (insurance: Insurance) => void
}

/** The liability insurance: amount, insurer and last day. */
export function InsuranceFields({ insurance, onChange }: InsuranceFieldsProps) {
  const { words } = useWords()
  if (insurance === null) {
    return (
      <Flex>
        <Button icon={AddIcon} text={words.addInsurance} mode="ghost" onClick={() => onChange(NEW)} />
      </Flex>
    )
  }
  return (
    <Flex gap={3} wrap="wrap" align="flex-end">
      <LabelledInput
        label={`${words.insurance}, ${words.amount.toLowerCase()}`}
        type="number"
        min={0}
        value={String(insurance.amount)}
        onChange={(text) => onChange({ ...insurance, amount: Math.trunc(Number(text)) })}
      />
      <LabelledInput
        label={words.insurer}
        value={insurance.insurer}
        maxLength={200}
        onChange={(insurer) => onChange({ ...insurance, insurer })}
      />
      <LabelledInput
        label={words.expires}
        type="date"
        value={insurance.expires}
        onChange={(expires) => onChange({ ...insurance, expires })}
      />
      <Button
        text={words.remove}
        aria-label={words.removeOf(words.insurance)}
        mode="ghost"
        onClick={() => onChange(null)}
      />
    </Flex>
  )
}
