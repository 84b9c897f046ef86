import { Card, Flex, Stack } from '@sanity/ui'
import type { ComponentType } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import { useStudioLanguage } from './language.ts'
import type { Shortcut } from './studio-tool.tsx'
import type { ShownDocument } from './watch-documents.ts'

/** A tool's line on the pane Home of the Studio. It says how much work is left in the tool. */
export interface HomeLine {
  tool: Shortcut
  component: ComponentType<HomeLineProps>
  /** The work in the tool that cannot wait. It is the first section of Home. */
  section?: ComponentType<HomeSectionProps>
}

export interface HomeSectionProps {
  tool: Shortcut
  /** Puts the section over the whole width of Home. */
  className?: string
}

/** Props of the component of a line. */
export interface HomeLineProps {
  tool: Shortcut
  /** All documents with their drafts applied; null until they are read, and on a site with more than `MOST_DOCUMENTS`. */
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
          <Muted>
            <Icon />
          </Muted>
        )}
        <Stack gap={2} flex={1}>
          <Caption>
            <Link href={`${basePath}/${name}`}>{titles[language]}</Link>
          </Caption>
          <Muted>{text}</Muted>
        </Stack>
      </Flex>
    </Card>
  )
}
