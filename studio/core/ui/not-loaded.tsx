import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useStudioLanguage } from '../language.ts'

const RELOAD = { en: 'Reload', fr: 'Recharger' }

interface NotLoadedProps {
  error: string | null
  /** The sentence that says what is loading. */
  loading?: string
  onReload?: () => void
}

/** A placeholder for content that is not loaded: the error, or a spinner with the sentence. */
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
