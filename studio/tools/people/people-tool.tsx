import { AddUserIcon } from '@sanity/icons/AddUser'
import { Box, Button, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { InviteDialog, LinkDialog, RenameDialog } from './dialogs.tsx'
import { type PeopleAnswer, type Person, peopleApi, type Role } from './people-api.ts'
import { PersonRow } from './person-row.tsx'
import { type Confirmed, useWords } from './words.ts'

type Open =
  | { dialog: 'invite' }
  | { dialog: 'rename'; person: Person }
  | { dialog: 'confirm'; change: Confirmed; person: Person }
  | { dialog: 'role'; role: Role; person: Person }
  | { dialog: 'link'; name: string; link: string; isMailed: boolean }

/** The list of accounts, with the actions of an administrator. */
export default function PeopleTool({ title }: ToolProps) {
  const { words } = useWords()
  const { value, error, reload } = useLoaded(peopleApi.list)
  /** The list after a change: the server answers every change with the new list. */
  const [fresh, setFresh] = useState<PeopleAnswer | null>(null)
  const answer = fresh ?? value
  const [open, setOpen] = useState<Open | null>(null)
  const toast = useToast()

  /** After a change: shows the new list, and the link or a confirmation. */
  function changed(list: PeopleAnswer, name: string, done: string) {
    setFresh(list)
    setOpen(list.link ? { dialog: 'link', name, link: list.link, isMailed: list.isMailed } : null)
    toast.push({ status: 'success', title: done })
  }

  async function changeRole({ id, displayName }: Person, role: Role) {
    changed(await peopleApi.setRole(id, role), displayName, words.roleChanged(displayName, words.roles[role]))
  }

  function whatRoleMeans({ id, displayName, role: former }: Person, role: Role): string {
    const { roles, roleHints, changeRoleText, changeOwnRole } = words
    const text = changeRoleText(displayName, roles[former], roles[role], roleHints[role])
    return id === answer?.you ? `${text} ${changeOwnRole}` : text
  }

  const close = () => setOpen(null)
  return (
    <Box id="people" height="fill" overflow="auto">
      <Container width={2} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Flex gap={4} align="flex-start" justify="space-between" wrap="wrap">
            <Stack gap={3} flex={1} style={{ minWidth: '14rem' }}>
              <Heading as="h1" size={3}>
                {title}
              </Heading>
              <Text muted>{words.lead}</Text>
            </Stack>
            <Button
              icon={AddUserIcon}
              text={words.invite}
              tone="primary"
              onClick={() => setOpen({ dialog: 'invite' })}
            />
          </Flex>
          {answer === null ? (
            <NotLoaded error={error} onReload={reload} />
          ) : (
            <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {answer.people.map((person) => (
                <li key={person.id}>
                  <PersonRow
                    person={person}
                    isYou={person.id === answer.you}
                    onRole={(role) => setOpen({ dialog: 'role', role, person })}
                    onRename={() => setOpen({ dialog: 'rename', person })}
                    onChange={(change) => setOpen({ dialog: 'confirm', change, person })}
                  />
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </Container>
      {open?.dialog === 'invite' && (
        <InviteDialog
          onClose={close}
          onInvite={async (person) => {
            const list = await peopleApi.invite(person)
            setFresh(list)
            const { link = '', isMailed } = list
            setOpen({ dialog: 'link', name: person.displayName, link, isMailed })
          }}
        />
      )}
      {open?.dialog === 'rename' && (
        <RenameDialog
          person={open.person}
          onClose={close}
          onRename={async (name) =>
            changed(await peopleApi.rename(open.person.id, name), name, words.renamed(name))
          }
        />
      )}
      {open?.dialog === 'confirm' && (
        <ConfirmDialog
          action={words.confirmed[open.change].name}
          text={words.confirmed[open.change].text(open.person.displayName)}
          tone={open.change === 'restore' ? 'primary' : 'critical'}
          onClose={close}
          onConfirm={async () => {
            const { displayName, id } = open.person
            changed(
              await peopleApi[open.change](id),
              displayName,
              words.confirmed[open.change].done(displayName),
            )
          }}
        />
      )}
      {open?.dialog === 'role' && (
        <ConfirmDialog
          action={words.changeRole}
          text={whatRoleMeans(open.person, open.role)}
          tone={open.person.id === answer?.you ? 'critical' : 'primary'}
          onClose={close}
          onConfirm={() => changeRole(open.person, open.role)}
        />
      )}
      {open?.dialog === 'link' && (
        <LinkDialog name={open.name} link={open.link} isMailed={open.isMailed} onClose={close} />
      )}
    </Box>
  )
}
