import { beforeEach, expect, test, vi } from 'vitest'

const item = (_id: string, sample: boolean) => ({
  _id,
  type: 'booking',
  message: `Message ${_id}`,
  location: 'Toronto, ON',
  timeAgo: '2 minutes ago',
  service: null,
  rating: null,
  initials: null,
  verified: true,
  urgent: false,
  sample,
})
const settings = { enabled: true, fromRequests: false, items: [item('invented', true), item('real', false)] }

const stored = vi.hoisted(() => ({ activity: {} as object }))
vi.mock('#lib/content/activity.ts', () => ({ getActivity: async () => stored.activity }))

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

/** The times of the popup's messages, by id, as the server of an address sends them. */
async function timesAt(SITE_URL: string, change: object, lang: 'en' | 'fr' = 'en') {
  vi.stubEnv('SITE_URL', SITE_URL)
  stored.activity = { ...settings, ...change }
  const { Activity } = await import('../../app/[lang]/service/[service]/_parts/activity/activity.tsx')
  const popup = await Activity({ service: 'tv-mounting', lang })
  const items: { id: string; timeAgo: string }[] = popup?.props.items ?? []
  return Object.fromEntries(items.map(({ id, timeAgo }) => [id, timeAgo]))
}

const PUBLIC = 'https://montage.ca'

test('a public site shows no invented message, unless staff show them', async () => {
  expect(await timesAt(PUBLIC, {})).toEqual({ real: '2 minutes ago' })
  expect(await timesAt(PUBLIC, { samplesInPublic: false })).toEqual({ real: '2 minutes ago' })
  expect(await timesAt(PUBLIC, { samplesInPublic: true })).toEqual({
    invented: 'Sample',
    real: '2 minutes ago',
  })
  expect(await timesAt(PUBLIC, { samplesInPublic: true }, 'fr')).toMatchObject({
    invented: 'Exemple',
  })
  expect(await timesAt(PUBLIC, { items: [item('invented', true)] })).toEqual({})
})

test.each([{}, { samplesInPublic: true }])(
  'elsewhere all messages are shown, and an invented one says so: %j',
  async (change) => {
    expect(await timesAt('https://montage.test', change)).toEqual({
      invented: 'Sample',
      real: '2 minutes ago',
    })
  },
)
