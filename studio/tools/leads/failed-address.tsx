import { Button, Card, Flex, Text } from '@sanity/ui'
import { Alert } from '#studio/core/ui/alert.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { leadsApi } from './leads-api.ts'
import { useWords } from './words.ts'

/** Says that mail to the customer came back, and lets staff say that the address works again. */
export function FailedAddress({ id, onCleared }: { id: string; onCleared: () => void }) {
  const { words } = useWords()
  const { problem, run } = useAction()
  return (
    <Card padding={3} radius={2} border tone="caution">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>{words.bounced}</Text>
        <Button
          text={words.clearBounce}
          mode="ghost"
          onClick={async () => {
            await run(() => leadsApi.clearBounce(id))
            onCleared()
          }}
        />
      </Flex>
      <Alert problem={problem} />
    </Card>
  )
}
