import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let chosen: string | null = null
let roles: typeof import('./roles.ts')
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => chosen })
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc')
  vi.resetModules()
  roles = await import('./roles.ts')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) })
const rightsOf = (who: ReturnType<typeof user> | null) => {
  const { isAdministrator, isEditor, isTranslator, isViewer } = roles
  return Object.entries({ isAdministrator, isEditor, isTranslator, isViewer })
    .filter(([, is]) => is(who))
    .map(([name]) => name)
}

test.each([
  [user('administrator'), ['isAdministrator', 'isEditor']],
  [user('editor'), ['isEditor']],
  [user('developer'), ['isEditor']],
  [user('translator'), ['isTranslator']],
  [user('contributor'), ['isViewer']],
  [user('viewer'), ['isViewer']],
  [user('a role of ours'), ['isViewer']],
  [null, []],
])('%j may do what the role says', (who, rights) => {
  expect(rightsOf(who)).toEqual(rights)
})

test('with hosted Sanity, who may change English can choose to change only French', () => {
  chosen = 'yes'
  expect(rightsOf(user('editor'))).toEqual(['isTranslator'])
  expect(rightsOf(user('administrator'))).toEqual(['isTranslator'])
  expect(rightsOf(user('viewer'))).toEqual(['isViewer'])
  expect(roles.assignedRole(user('editor'))).toBe('editor')
  chosen = null
})
