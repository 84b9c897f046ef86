import { RefreshIcon } from '@sanity/icons/Refresh'
import { Box, Button, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { Check } from './check.tsx'
import { checksOf, isAboutServer, isError, openChecks, runChecks } from './checks.ts'
import { readContent, readServer } from './read-content.ts'
import { WORDS } from './words.ts'

export default function ChecklistTool() {
  const language = useStudioLanguage()
  const words = WORDS[language]
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(async () => {
    const [content, server] = await Promise.all([readContent(client), readServer()])
    return { problems: runChecks(content, server), server, isServerSilent: server === null }
  }, [client])
  const { value, error, cause, reload } = useLoaded(load)
  const checks = value ? checksOf(value.problems) : []
  const open = value ? openChecks(value.problems, value.isServerSilent) : []
  return (
    <Box id="checklist" height="fill" overflow="auto">
      <Container width={2} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Flex gap={4} align="flex-start" justify="space-between" wrap="wrap">
            <Stack gap={4} style={{ flex: '1 1 20rem' }}>
              <Heading as="h1" size={3}>
                {words.title}
              </Heading>
              <Text muted>{words.intro}</Text>
            </Stack>
            <Button mode="ghost" icon={RefreshIcon} text={words.again} onClick={reload} />
          </Flex>
          {error !== null && <Text role="alert">{`${words.failed} ${errorSentence(cause, language)}`}</Text>}
          <Text role="status" weight="semibold">
            {value
              ? words.progress(checks.length - open.length, checks.length)
              : error === null && words.loading}
          </Text>
          {value ? (
            <Stack as="ul" gap={3}>
              {checks.map((check) => (
                <Check
                  key={check}
                  check={check}
                  problems={value.problems[check]}
                  isError={isError(check, value.server)}
                  isUnknown={value.isServerSilent && isAboutServer(check)}
                />
              ))}
            </Stack>
          ) : (
            error === null && <Spinner />
          )}
        </Stack>
      </Container>
    </Box>
  )
}
