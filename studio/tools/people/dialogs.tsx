import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Card, Dialog, Flex, Label, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { type ComponentProps, useId, useState } from 'react'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useCopy } from '#studio/core/use-copy.ts'
import type { Invited, Person, Role } from './people-api.ts'
import { useWords } from './words.ts'

interface InviteDialogProps {
  onClose: () => void
  onInvite: (person: Invited) => Promise<void>
}

/** Asks for the name, e-mail address, role and language of a person to invite. */
export function InviteDialog({ onClose, onInvite }: InviteDialogProps) {
  const { words, language: own } = useWords()
  const [language, setLanguage] = useState(own)
  const [role, setRole] = useState<Role>('editor')
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
      <Field label={words.name} name="name" maxLength={100} />
      <Field label={words.email} name="email" type="email" maxLength={254} />
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
              <Muted>{words.roleHints[name]}</Muted>
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

type FieldProps = ComponentProps<typeof TextInput> & { label: string }

function Field({ label, ...input }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Label as="label" htmlFor={id}>
        {label}
      </Label>
      <TextInput id={id} aria-required autoComplete="off" {...input} />
    </Stack>
  )
}

interface LinkDialogProps {
  name: string
  link: string
  /** Whether the person gets a link by mail too. */
  isMailed: boolean
  onClose: () => void
}

/** A dialog with a one-time sign-in link to send to the person. The link is shown only once. */
export function LinkDialog({ name, link, isMailed, onClose }: LinkDialogProps) {
  const { words } = useWords()
  const { note, copy } = useCopy(words)
  return (
    <Dialog id="sign-in-link" header={words.linkTitle(name)} onClose={onClose} width={1}>
      <Stack gap={4} padding={4}>
        <Text>{isMailed ? words.linkMailed : words.linkLead}</Text>
        <TextInput
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Text size={1} role="status">
          {note}
        </Text>
        <Flex gap={3} justify="flex-end">
          <Button text={words.close} mode="ghost" onClick={onClose} />
          <Button icon={CopyIcon} text={words.copy} tone="primary" onClick={() => copy(link)} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

interface RenameDialogProps {
  person: Person
  onClose: () => void
  onRename: (name: string) => Promise<void>
}

export function RenameDialog({ person, onClose, onRename }: RenameDialogProps) {
  const { words } = useWords()
  return (
    <FormDialog
      id="rename-person"
      title={words.renameTitle(person.displayName)}
      submit={words.save}
      onClose={onClose}
      onSubmit={(data) => onRename(String(data.get('name')).trim())}
    >
      <Field label={words.name} name="name" maxLength={100} defaultValue={person.displayName} />
    </FormDialog>
  )
}
