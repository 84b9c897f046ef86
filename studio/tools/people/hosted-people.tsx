import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { useProjectId } from 'sanity'
import { ROLES } from '#lib/roles.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Heading3 } from '#studio/core/ui/texts.tsx'
import { ToolPage } from '#studio/core/ui/tool-page.tsx'
import { useWords } from './words.ts'

/** The tool with hosted Sanity, where people are managed at sanity.io. It says what each of Sanity's roles may do here. */
export default function HostedPeople({ title }: ToolProps) {
  const { words } = useWords()
  const members = `https://www.sanity.io/manage/project/${useProjectId()}/members`
  return (
    <ToolPage id="people" title={title} intro={words.hosted.lead}>
      <div>
        <Button
          as="a"
          href={members}
          target="_blank"
          rel="noopener"
          icon={LaunchIcon}
          text={words.hosted.manage}
          tone="primary"
        />
      </div>
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {ROLES.map((role) => (
          <Card as="li" key={role} border radius={2} padding={4}>
            <Stack gap={3}>
              <Heading3>{words.roles[role]}</Heading3>
              <Text size={1}>{words.roleHints[role]}</Text>
              <Muted>{words.hosted.roles[role]}</Muted>
            </Stack>
          </Card>
        ))}
      </Stack>
    </ToolPage>
  )
}
