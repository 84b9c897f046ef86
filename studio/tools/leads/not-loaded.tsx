import { Box, Flex, Spinner, Text } from '@sanity/ui'

/** Stands where leads will be: says what went wrong, or that they are on their way. */
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
