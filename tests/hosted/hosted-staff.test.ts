import { expect, test } from 'vitest'
import { hostedStaff } from '#lib/staff/hosted-staff.ts'
import { hostedClients } from './hosted-clients.ts'

const ROLES = { translator: [] }

const withToken = (token: string) =>
  new Request('https://montage.example/api/results', { headers: { authorization: `Bearer ${token}` } })

async function site() {
  const { sanity, clientWith } = await hostedClients({ roles: ROLES })
  const server = sanity.addRobot('Site', 'viewer')
  return { sanity, staff: hostedStaff(clientWith, server.token) }
}

test.each([
  ['administrator', 'administrator'],
  ['editor', 'editor'],
  ['developer', 'editor'],
  ['translator', 'translator'],
  ['contributor', 'viewer'],
  ['viewer', 'viewer'],
])('Sanity’s %s is our %s', async (role, ours) => {
  const { sanity, staff } = await site()
  const person = sanity.addPerson('Amélie Roy', role)
  expect(await staff.identify(withToken(person.token))).toEqual({
    id: person.id,
    displayName: 'Amélie Roy',
    email: person.email,
    role: ours,
  })
})

test('nobody without a token, with a wrong one, or after the person was removed', async () => {
  const { sanity, staff } = await site()
  expect(await staff.identify(new Request('https://montage.example/'))).toBeNull()
  expect(await staff.identify(withToken('sk-made-up'))).toBeNull()
  const person = sanity.addPerson('Max', 'editor')
  sanity.people.remove(person.id)
  expect(await staff.identify(withToken(person.token))).toBeNull()
})

test('Sanity is asked once a minute for a token, and again at once when it did not answer', async () => {
  const { sanity, staff } = await site()
  const person = sanity.addPerson('Max', 'editor')
  sanity.set('down')
  await expect(staff.identify(withToken(person.token))).rejects.toThrow()
  sanity.set('none')
  sanity.forgetRequests()
  for (let count = 0; count < 5; count++) {
    expect(await staff.identify(withToken(person.token))).toMatchObject({ id: person.id })
  }
  expect(sanity.counts.get('users/me')).toBe(1)
})

test('the members of the project are colleagues; tokens are not; who has left still has a name', async () => {
  const { sanity, staff } = await site()
  const [editor, viewer] = [sanity.addPerson('Amélie Roy', 'editor'), sanity.addPerson('Max', 'viewer')]
  expect(await staff.colleagues()).toEqual([
    { id: editor.id, displayName: 'Amélie Roy', role: 'editor', isRemoved: false },
    { id: viewer.id, displayName: 'Max', role: 'viewer', isRemoved: false },
  ])
  expect(await staff.byId(editor.id)).toMatchObject({ role: 'editor' })
  expect(await staff.byId('p0000')).toBeNull()
  expect(await staff.nameOf(viewer.id)).toBe('Max')
  expect(await staff.nameOf('p0000')).toBe('p0000')
})
