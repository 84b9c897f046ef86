import { Box, Flex, Spinner, Text } from '@sanity/ui'

/** Shows an error, or that leads are loading. */
export function NotLoaded({ error }: { error: string | null }) {
  if (error === null) {
    return (
      <Flex padding={5} justify="center">
        <Spinner />
      </Flex>
    )
  }
  return (
    <Box padding={5}>
      <Text role="alert">{error}</Text>
    </Box>
  )
}
