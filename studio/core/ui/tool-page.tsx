import { Box, Container, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface ToolPageProps {
  /** The id of the element, for tests and styles. */
  id: string
  title: string
  intro?: string
  children: ReactNode
}

/** The page of a tool: wide enough for a table, with its own scrollbar. */
export function ToolPage({ id, title, intro, children }: ToolPageProps) {
  return (
    <Box id={id} height="fill" overflow="auto">
      <Container width={4} padding={5}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {title}
            </Heading>
            {intro && <Text muted>{intro}</Text>}
          </Stack>
          {children}
        </Stack>
      </Container>
    </Box>
  )
}
