import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { Dropdown } from '#studio/core/ui/dropdown.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import type { Person, Role } from './people-api.ts'
import { type Confirmed, useWords } from './words.ts'

interface PersonRowProps {
  person: Person
  isYou: boolean
  onRole: (role: Role) => void
  onRename: () => void
  onChange: (change: Confirmed) => void
}

/** An account: name, last visit, role and menu. */
export function PersonRow({ person, isYou, onRole, onRename, onChange }: PersonRowProps) {
  const { words, time } = useWords()
  const { displayName, email, role, disabledAt, hasPassword, lastSignInAt, sessions, passkeys } = person
  const isRemoved = disabledAt !== null
  const ifPasskeys: Confirmed[] = passkeys > 0 ? ['removePasskeys'] : []
  const changes: Confirmed[] = isRemoved
    ? ['restore']
    : isYou
      ? ['resetPassword', ...ifPasskeys, 'signOut']
      : ['resetPassword', ...ifPasskeys, 'signOut', 'remove']
  const seen = [
    lastSignInAt === null ? words.never : words.lastSignIn(time(lastSignInAt)),
    lastSignInAt !== null && !isRemoved && words.sessions(sessions),
    passkeys > 0 && words.passkeys(passkeys),
  ].filter(Boolean)
  return (
    <Card border radius={2} padding={4} tone={isRemoved ? 'transparent' : 'default'}>
      <Flex gap={4} align="center" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: '15rem' }}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text as="h2" weight="semibold">
              {displayName}
              {isYou && ` (${words.you})`}
            </Text>
            {isRemoved && <Badge tone="critical">{words.removed}</Badge>}
            {!(isRemoved || hasPassword) && <Badge tone="caution">{words.noPassword}</Badge>}
          </Flex>
          <Muted style={{ overflowWrap: 'anywhere' }}>{email}</Muted>
          <Muted>{seen.join(' · ')}</Muted>
        </Stack>
        <Flex gap={2} align="center">
          <Dropdown
            aria-label={words.roleOf(displayName)}
            title={words.roleHints[role]}
            value={role}
            disabled={isRemoved}
            options={Object.entries(words.roles)}
            onChange={onRole}
          />
          <MenuButton
            id={`person-${person.id}`}
            button={
              <Button icon={EllipsisHorizontalIcon} mode="bleed" aria-label={words.actions(displayName)} />
            }
            menu={
              <Menu>
                {!isRemoved && <MenuItem text={words.rename} onClick={onRename} />}
                {changes.map((change) => (
                  <MenuItem
                    key={change}
                    text={words.confirmed[change].name}
                    tone={change === 'remove' ? 'critical' : 'default'}
                    onClick={() => onChange(change)}
                  />
                ))}
              </Menu>
            }
            popover={{ portal: true, placement: 'bottom-end' }}
          />
        </Flex>
      </Flex>
    </Card>
  )
}
