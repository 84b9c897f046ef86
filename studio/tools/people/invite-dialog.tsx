import { Card, Flex, Label, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import type { Invited, Role } from './people-api.ts'
import { useWords } from './words.ts'

interface InviteDialogProps {
  onClose: () => void
  onInvite: (person: Invited) => Promise<void>
}

/** Asks for a name, an e-mail address and a role. */
export function InviteDialog({ onClose, onInvite }: InviteDialogProps) {
  const { words, language: own } = useWords()
  const [language, setLanguage] = useState(own)
  const [role, setRole] = useState<Role>('editor')
  const id = useId()
  return (
    <FormDialog
      id="invite-person"
      title={words.inviteTitle}
      submit={words.invite}
      onClose={onClose}
      onSubmit={(data) =>
        onInvite({ email: String(data.get('email')), displayName: String(data.get('name')), role, language })
      }
    >
      <Text>{words.inviteLead}</Text>
      <Stack gap={3}>
        <Label as="label" htmlFor={`${id}-name`}>
          {words.name}
        </Label>
        <TextInput id={`${id}-name`} name="name" aria-required maxLength={100} autoComplete="off" />
      </Stack>
      <Stack gap={3}>
        <Label as="label" htmlFor={`${id}-email`}>
          {words.email}
        </Label>
        <TextInput
          id={`${id}-email`}
          name="email"
          type="email"
          aria-required
          maxLength={254}
          autoComplete="off"
        />
      </Stack>
      <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
        <Label as="legend" style={{ marginBottom: '0.75rem' }}>
          {words.role}
        </Label>
        {(['editor', 'translator', 'viewer', 'administrator'] as const).map((name) => (
          <Card
            key={name}
            as="label"
            border
            radius={2}
            padding={3}
            style={{ display: 'flex', gap: '0.75rem' }}
          >
            <Radio name="role" value={name} checked={role === name} onChange={() => setRole(name)} />
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {words.roles[name]}
              </Text>
              <Text size={1} muted>
                {words.roleHints[name]}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Flex as="fieldset" gap={4} style={{ border: 0, margin: 0, padding: 0 }}>
        <Label as="legend" style={{ marginBottom: '0.75rem' }}>
          {words.language}
        </Label>
        {LANGUAGES.map((one) => (
          <Flex key={one} as="label" gap={2} align="center">
            <Radio name="language" value={one} checked={language === one} onChange={() => setLanguage(one)} />
            <Text size={1} lang={one}>
              {words.languages[one]}
            </Text>
          </Flex>
        ))}
      </Flex>
    </FormDialog>
  )
}
