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

  test.each([
    ['https://www.example.ca/', 'https://www.example.ca'],
    ['https://Example.ca:443', 'https://example.ca'],
    ['https://montréal.ca', 'https://xn--montral-fya.ca'],
  ])('takes %s for the address of the site as browsers write it', (address, origin) => {
    const parsed = parseEnv({ SITE_URL: address })
    expect(parsed.ok && parsed.env.SITE_URL).toBe(origin)
  })

  test.each([
    ['hello@example.ca', { name: '', address: 'hello@example.ca' }],
    ['Montage <hello@example.ca>', { name: 'Montage', address: 'hello@example.ca' }],
    ['"Montage, Québec" <hello@example.ca>', { name: 'Montage, Québec', address: 'hello@example.ca' }],
  ])('takes %s for the sender of mails', (text, sender) => {
    const parsed = parseEnv({ SMTP_URL: 'smtps://mail.example.ca', MAIL_FROM: text })
    expect(parsed.ok && parsed.env.MAIL_FROM).toEqual(sender)
  })

  test('takes an empty variable as unset', () => {
    const parsed = parseEnv({ PORT: '', SITE_URL: '' })
    expect(parsed.ok && parsed.env.PORT).toBe(3000)
  })

  test.each([
    [{ NODE_ENV: 'staging' }, /NODE_ENV .*"development"\|"production"\|"test"/],
    [{ PORT: 'abc' }, /PORT must be a whole number from 1 to 65535/],
    [{ PORT: '70000' }, /PORT must be a whole number from 1 to 65535/],
    [{ PORT: '80.5' }, /PORT must be a whole number/],
    [{ PORT: '-1' }, /PORT must be a whole number/],
    [{ SITE_URL: 'example.ca' }, /SITE_URL must be a full address such as https/],
    [{ SITE_URL: 'ftp://example.ca' }, /SITE_URL must be a full address/],
    [{ SITE_URL: 'https://' }, /SITE_URL must be a full address/],
    [{ SITE_URL: 'https://example.ca/montage' }, /SITE_URL must be the address of the host alone/],
    [{ SITE_URL: 'https://example.ca/fr/' }, /the pages cannot be in a folder/],
    [{ SITE_URL: 'https://example.ca?lang=fr' }, /SITE_URL must be the address of the host alone/],
    [{ SITE_URL: 'https://example.ca/#home' }, /SITE_URL must be the address of the host alone/],
    [{ SITE_URL: 'https://user:secret@example.ca' }, /SITE_URL must be the address of the host alone/],
    [{ BACKUP_EVERY_HOURS: 'daily' }, /BACKUP_EVERY_HOURS must be a whole number from 0 to 8760/],
    [{ BACKUP_EVERY_HOURS: '9000' }, /BACKUP_EVERY_HOURS must be a whole number/],
    [{ BACKUP_KEEP: '0' }, /BACKUP_KEEP must be a whole number from 1/],
    [
      { AVATAR_URL: 'https://avatars.example.ca/ab.svg' },
      /AVATAR_URL must be a full address with {initials}/,
    ],
    [{ AVATAR_URL: '/avatars/{initials}.svg' }, /AVATAR_URL must be a full address with {initials}/],
    [{ SHOW_STYLEGUIDE: 'true' }, /SHOW_STYLEGUIDE must be yes or no/],
    [{ LOG_LEVEL: 'verbose' }, /LOG_LEVEL .*"debug"\|"info"\|"warn"\|"error"\|"silent"/],
    [{ TRUSTED_PROXIES: '11' }, /TRUSTED_PROXIES must be a whole number from 0 to 10/],
    [{ TRUSTED_PROXIES: 'yes' }, /TRUSTED_PROXIES must be a whole number/],
    [{ TRUSTED_PROXIES: '-1', PORT: '0' }, /PORT.*TRUSTED_PROXIES/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be a full address/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16 characters/],
    [{ STUDIO_ADMIN_EMAIL: 'nobody' }, /STUDIO_ADMIN_EMAIL must be an e-mail address/],
    [{ STUDIO_ADMIN_PASSWORD: 'long enough, certainly' }, /STUDIO_ADMIN_EMAIL must be set/],
    [{ STUDIO_ADMIN_EMAIL: 'a@example.ca', STUDIO_ADMIN_PASSWORD: 'short' }, /at least 12 characters/],
    [{ NEXT_PUBLIC_SANITY_PROJECT_ID: 'My Project' }, /PROJECT_ID must be a Sanity project id/],
    [{ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc/123' }, /PROJECT_ID must be a Sanity project id/],
    [{ NEXT_PUBLIC_SANITY_DATASET: 'my data' }, /DATASET must be the name of a Sanity dataset: lower-case/],
    [{ NEXT_PUBLIC_SANITY_DATASET: 'Production' }, /DATASET must be the name of a Sanity dataset/],
    [{ NEXT_PUBLIC_SANITY_DATASET: 'données' }, /DATASET must be the name of a Sanity dataset/],
    [{ NEXT_PUBLIC_SANITY_DATASET: 'x'.repeat(65) }, /DATASET must be the name of a Sanity dataset/],
    [{ SANITY_API_URL: 'www.example.ca/api/lake' }, /SANITY_API_URL must be a full address/],
    [{ SMTP_URL: 'mail.example.ca' }, /SMTP_URL must be the address of a mail server such as smtps/],
    [{ SMTP_URL: 'https://mail.example.ca' }, /SMTP_URL must be the address of a mail server/],
    [{ MAIL_FROM: 'Montage <example.ca>' }, /MAIL_FROM must be an e-mail address, or a name with one/],
    [{ MAIL_FROM: 'Montage a@example.ca' }, /MAIL_FROM must be an e-mail address/],
    [{ SMTP_URL: 'smtps://mail.example.ca' }, /MAIL_FROM must be set when SMTP_URL is set: who the mails/],
    [{ MAIL_BOUNCE_SECRET: 'short' }, /MAIL_BOUNCE_SECRET must be whsec_ and at least 24 random bytes/],
    [{ CRM_STATUS_SECRET: 'whsec_abc' }, /CRM_STATUS_SECRET must be whsec_/],
    [{ LEADS_DATABASE_URL: 'mysql://host/name' }, /LEADS_DATABASE_URL must be a PostgreSQL address/],
    [{ LEADS_RATE_LIMIT: 'none' }, /LEADS_RATE_LIMIT must be a whole number from 0/],
    [{ LEADS_MIN_FILL_SECONDS: '61' }, /LEADS_MIN_FILL_SECONDS must be a whole number from 0 to 60/],
    [{ LEADS_RETENTION_DAYS: '0' }, /LEADS_RETENTION_DAYS must be a whole number from 1/],
    [{ LEADS_PHOTO_LINK_DAYS: '0' }, /LEADS_PHOTO_LINK_DAYS must be a whole number from 1/],
    [{ LEADS_REVIEW_LINK_DAYS: '4000' }, /LEADS_REVIEW_LINK_DAYS must be a whole number from 1 to 3650/],
    [{ RESULTS_RETENTION_DAYS: '1' }, /RESULTS_RETENTION_DAYS must be a whole number from 7/],
    [{ LEADS_DELIVER_SECRET: 'short' }, /LEADS_DELIVER_SECRET must have at least 16 characters/],
    [{ CRM_WEBHOOK_URL: 'ftp://crm.example' }, /CRM_WEBHOOK_URL must be a full address/],
    [{ HIGHLEVEL_API_TOKEN: 'token' }, /HIGHLEVEL_LOCATION_ID must be set when HIGHLEVEL_API_TOKEN is set/],
    [{ HIGHLEVEL_LOCATION_ID: 'place' }, /HIGHLEVEL_API_TOKEN must be set when HIGHLEVEL_LOCATION_ID is set/],
    [{ HIGHLEVEL_API_URL: 'services.example' }, /HIGHLEVEL_API_URL must be a full address/],
  ])('%j is refused in one sentence', (source, message) => {
    const parsed = parseEnv(source)
    expect(parsed.ok).toBe(false)
    expect(!parsed.ok && parsed.error).toMatch(message)
    expect(!parsed.ok && parsed.error).toMatch(/^Montage cannot start.*\.$/)
  })
})
