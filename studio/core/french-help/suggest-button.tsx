import { Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { useAction } from '#studio/core/use-action.ts'
import type { AskedField } from './suggest.ts'
import { useFrenchHelp } from './use-french-help.ts'
import { useHelpWords } from './words.ts'

interface SuggestButtonProps extends AskedField {
  /** Writes suggested French. */
  onSuggest: (french: unknown) => void
}

/** A button that suggests the French of one field; nothing when the server has no translation service. */
export function SuggestButton({ path, field, onSuggest }: SuggestButtonProps) {
  const { words, refusal, aboutTerms } = useHelpWords()
  const { service, suggest } = useFrenchHelp()
  const { problem, isBusy, run } = useAction()
  const [remark, setRemark] = useState<string | null>(null)
  if (service === null) return null

  const ask = () =>
    run(async () => {
      setRemark(null)
      const found = await suggest([{ path, field }])
      const [one] = found
      const reason = one ? refusal(one) : null
      if (reason !== null) throw new Error(words.differs + words.colon + reason)
      onSuggest(one?.french)
      setRemark(aboutTerms(found))
    })

  return (
    <Flex gap={2} align="center" wrap="wrap">
      <SmallButton
        text={words.suggest}
        title={words.suggestHint(service)}
        disabled={isBusy}
        onClick={() => void ask()}
      />
      <Text size={1} role="status">
        {problem ?? remark}
      </Text>
    </Flex>
  )
}
