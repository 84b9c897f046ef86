import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useStudioLanguage } from '../language.ts'

const RELOAD = { en: 'Reload', fr: 'Recharger' }

interface NotLoadedProps {
  error: string | null
  /** Says what is loading. */
  loading?: string
  onReload?: () => void
}

/** In place of what is not there yet: an error, or that it is loading. */
export function NotLoaded({ error, loading, onReload }: NotLoadedProps) {
  const reload = RELOAD[useStudioLanguage()]
  if (error === null) {
    return (
      <Flex padding={5} gap={3} justify="center" align="center">
        <Spinner />
        {loading && <Text muted>{loading}</Text>}
      </Flex>
    )
  }
  return (
    <Stack gap={4} padding={5}>
      <Text role="alert">{error}</Text>
      {onReload && (
        <div>
          <Button text={reload} onClick={onReload} mode="ghost" />
        </div>
      )}
    </Stack>
  )
}
