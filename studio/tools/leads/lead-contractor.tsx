import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { useWorkspace } from 'sanity'
import { Link, useRouter } from 'sanity/router'
import { Alert } from '#studio/core/ui/alert.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { leadsApi } from './leads-api.ts'
import { useWords } from './words.ts'

/** Makes a contractor of an application in one step, or leads to the contractor that was made of it. */
export function LeadContractor({ leadId }: { leadId: string }) {
  const { words } = useWords()
  const { basePath } = useWorkspace()
  const { navigateUrl } = useRouter()
  const { problem, isBusy, run } = useAction()
  const { value, error } = useLoaded(useCallback(() => leadsApi.contractorOf(leadId), [leadId]))
  const addressOf = (id: string) => `${basePath}/contractors/${id}`

  async function make() {
    const { id } = await leadsApi.makeContractor(leadId)
    navigateUrl({ path: addressOf(id) })
  }

  if (value === null) return <Alert problem={error} />
  return (
    <Stack gap={3}>
      {value.id === null ? (
        <Flex>
          <Button text={words.makeContractor} mode="ghost" disabled={isBusy} onClick={() => run(make)} />
        </Flex>
      ) : (
        <Text size={1}>
          <Link href={addressOf(value.id)}>{words.openContractor}</Link>
        </Text>
      )}
      <Alert problem={problem} />
    </Stack>
  )
}
