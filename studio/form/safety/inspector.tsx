import { CloseIcon } from '@sanity/icons/Close'
import { Box, Button, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useStudioLanguage } from '#studio/core/language.ts'

const CLOSE = { en: 'Close', fr: 'Fermer' }

interface InspectorProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Below the content. It stays visible while the content scrolls. */
  footer?: ReactNode
}

/** A panel beside the form, with a title and a button that closes it. */
export function Inspector({ title, onClose, children, footer }: InspectorProps) {
  const language = useStudioLanguage()
  return (
    <Flex direction="column" height="fill">
      <Flex as="header" flex="none" align="center" padding={2}>
        <Box flex={1} padding={3}>
          <Text as="h1" size={1} weight="medium">
            {title}
          </Text>
        </Box>
        <Button mode="bleed" padding={2} icon={CloseIcon} aria-label={CLOSE[language]} onClick={onClose} />
      </Flex>
      <Box flex={1} overflow="auto" padding={4}>
        {children}
      </Box>
      {footer}
    </Flex>
  )
}
