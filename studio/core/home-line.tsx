import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { useStudioLanguage } from './language.ts'
import type { Shortcut } from './studio-tool.tsx'
import type { ShownDocument } from './watch-documents.ts'

/** A tool's line on the home: how much work is left in the tool. */
export interface HomeLine {
  tool: Shortcut
  component: ComponentType<HomeLineProps>
}

/** Props of the component of a line. */
export interface HomeLineProps {
  tool: Shortcut
  /** All documents with their drafts applied; null until they are read, and null on a site with too many. */
  documents: ShownDocument[] | null
}

/** A link to a tool, with a sentence. */
export function ToolLine({ tool: { name, titles, icon: Icon }, text }: { tool: Shortcut; text: string }) {
  const language = useStudioLanguage()
  const { basePath } = useWorkspace()
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex gap={3} align="flex-start">
        {Icon && (
          <Text size={1} muted>
            <Icon />
          </Text>
        )}
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            <Link href={`${basePath}/${name}`}>{titles[language]}</Link>
          </Text>
          <Text size={1} muted>
            {text}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
