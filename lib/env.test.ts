import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.ts'

describe('parseEnv', () => {
  test('needs nothing', () => {
    const parsed = parseEnv({})
    expect(parsed.ok && parsed.env).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
    })
  })

  test('takes an empty variable as unset', () => {
    const parsed = parseEnv({ PORT: '', SITE_URL: '' })
    expect(parsed.ok && parsed.env.PORT).toBe(3000)
  })

  test.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ SITE_URL: 'example.ca' }, /SITE_URL must be a full address/],
    [
      { AVATAR_URL: 'https://avatars.example.ca/ab.svg' },
      /AVATAR_URL must be a full address with {initials}/,
    ],
    [{ AVATAR_URL: '/avatars/{initials}.svg' }, /AVATAR_URL must be a full address with {initials}/],
    [{ STUDIO_ADMIN_EMAIL: 'nobody' }, /STUDIO_ADMIN_EMAIL must be an e-mail address/],
    [{ STUDIO_ADMIN_PASSWORD: 'long enough, certainly' }, /STUDIO_ADMIN_EMAIL must be set/],
    [{ STUDIO_ADMIN_EMAIL: 'a@example.ca', STUDIO_ADMIN_PASSWORD: 'short' }, /at least 12 characters/],
    [{ TRUSTED_PROXIES: '-1', PORT: '0' }, /PORT.*TRUSTED_PROXIES/],
    [{ LEADS_DATABASE_URL: 'mysql://host/name' }, /LEADS_DATABASE_URL must be a PostgreSQL address/],
    [{ CRM_WEBHOOK_URL: 'ftp://crm.example' }, /CRM_WEBHOOK_URL must be a full address/],
    [{ LEADS_DELIVER_SECRET: 'short' }, /LEADS_DELIVER_SECRET must have at least 16 characters/],
    [{ LEADS_RETENTION_DAYS: '0' }, /LEADS_RETENTION_DAYS must be a whole number from 1/],
    [{ LEADS_PHOTO_LINK_DAYS: '0' }, /LEADS_PHOTO_LINK_DAYS must be a whole number from 1/],
    [{ HIGHLEVEL_API_TOKEN: 'token' }, /HIGHLEVEL_LOCATION_ID must be set when HIGHLEVEL_API_TOKEN is set/],
    [{ HIGHLEVEL_LOCATION_ID: 'place' }, /HIGHLEVEL_API_TOKEN must be set when HIGHLEVEL_LOCATION_ID is set/],
  ])('%j is refused in one sentence', (source, message) => {
    const parsed = parseEnv(source)
    expect(parsed.ok).toBe(false)
    expect(!parsed.ok && parsed.error).toMatch(message)
    expect(!parsed.ok && parsed.error).toMatch(/^Montage cannot start.*\.$/)
  })
})
