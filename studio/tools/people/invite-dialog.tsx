import { Card, Label, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import type { Role } from './people-api.ts'
import { useWords } from './words.ts'

interface InviteDialogProps {
  onClose: () => void
  onInvite: (person: { email: string; displayName: string; role: Role }) => Promise<void>
}

/** Asks for a name, an e-mail address and a role. */
export function InviteDialog({ onClose, onInvite }: InviteDialogProps) {
  const { words } = useWords()
  const [role, setRole] = useState<Role>('editor')
  const id = useId()
  return (
    <FormDialog
      id="invite-person"
      title={words.inviteTitle}
      submit={words.invite}
      onClose={onClose}
      onSubmit={(data) =>
        onInvite({ email: String(data.get('email')), displayName: String(data.get('name')), role })
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
        {(['editor', 'translator', 'administrator'] as const).map((name) => (
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
    </FormDialog>
  )
}
