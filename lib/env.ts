import { z } from 'zod'

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => emptyAsUnset(value) ?? fallback, schema)

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const avatarProblem =
  'must be a full address with {initials} in it, such as https://avatars.example.ca/{initials}.svg'

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address such as https://example.ca',
})

/**
 * The value of SITE_URL. An address with a path, such as `https://example.ca/shop`, is refused: pages are at the root of their
 * host, so the path would be ignored silently.
 */
const originOfSite = httpAddress
  .transform((address) => new URL(address))
  .refine(({ pathname, search, hash, username }) => /^\/*$/.test(pathname) && !(search || hash || username), {
    error:
      'must be the address of the host alone, such as https://www.example.ca: the pages cannot be in a folder of it',
  })
  .transform(({ origin }) => origin)

/** The sender of mails: `hello@example.ca`, or with a name `Our name <hello@example.ca>`. */
const sender = z
  .string()
  .transform((text) => {
    const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
    return { name, address }
  })
  .refine(({ address }) => z.email().safeParse(address).success, {
    error: 'must be an e-mail address, or a name with one: Our name <hello@example.ca>',
  })

/** A secret of Standard Webhooks. */
const webhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
  error: 'must be whsec_ and at least 24 random bytes in base64',
})

const WEBHOOKS_FORM =
  'must be a list such as [{"name": "accounting", "url": "https://…", "secret": "whsec_…"}]'

/** The programs that get signed webhooks, as JSON. A name is in the story of leads, so it stays when the address changes. */
const receivers = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: WEBHOOKS_FORM })
      return z.NEVER
    }
  })
  .pipe(
    z.array(
      z.strictObject({
        name: z.string().regex(/^(?!(?:webhook|highlevel|mail)$)[a-z0-9-]{1,40}$/, {
          error:
            'must be a name in lower-case letters, digits and dashes, other than webhook, highlevel and mail',
        }),
        url: httpAddress,
        secret: webhookSecret,
      }),
      { error: WEBHOOKS_FORM },
    ),
  )
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: 'must give each receiver a name of its own',
  })

const variables = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  PORT: withDefault(wholeNumber(1, 65535), 3000),
  SITE_URL: optional(originOfSite),
  SITE_PUBLIC: withDefault(
    z.enum(['yes', 'no'], {
      error: 'must be yes, or no for a staging site that the public is not meant to find',
    }),
    'yes',
  ),
  DATA_DIR: withDefault(z.string(), '.data'),
  BUILD_DIR: withDefault(z.string(), '.next'),
  BACKUP_DIR: withDefault(z.string(), '.data-backups'),
  BACKUP_EVERY_HOURS: withDefault(wholeNumber(0, 8_760), 0),
  BACKUP_KEEP: withDefault(wholeNumber(1, 10_000), 14),
  AVATAR_URL: optional(
    z
      .url({ protocol: /^https?$/, error: avatarProblem })
      .refine((url) => url.includes('{initials}'), { error: avatarProblem }),
  ),
  SHOW_STYLEGUIDE: withDefault(z.enum(['yes', 'no'], { error: 'must be yes or no' }), 'no'),
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  TRUSTED_PROXIES: withDefault(wholeNumber(0, 10), 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpAddress),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  STUDIO_ADMIN_EMAIL: optional(z.email({ error: 'must be an e-mail address' })),
  STUDIO_ADMIN_PASSWORD: optional(z.string().min(12, { error: 'must have at least 12 characters' })),
  NEXT_PUBLIC_SANITY_PROJECT_ID: optional(
    z.string().regex(/^[a-z0-9-]+$/, {
      error: 'must be a Sanity project id: lower-case letters, digits and dashes',
    }),
  ),
  NEXT_PUBLIC_SANITY_DATASET: withDefault(
    z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, {
      error: 'must be the name of a Sanity dataset: lower-case letters, digits, _ and -, at most 64',
    }),
    'production',
  ),
  SANITY_API_URL: optional(httpAddress.transform((url) => url.replace(/\/+$/, ''))),
  SANITY_CDN_URL: optional(httpAddress.transform((url) => url.replace(/\/+$/, ''))),
  NEXT_PUBLIC_SANITY_API_URL: optional(httpAddress.transform((url) => url.replace(/\/+$/, ''))),
  SANITY_API_READ_TOKEN: optional(z.string()),
  SANITY_API_WRITE_TOKEN: optional(z.string()),
  SANITY_AUTH_TOKEN: optional(z.string()),
  SANITY_WEBHOOK_SECRET: optional(z.string()),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\/[^/]/, {
      error: 'must be the address of a mail server such as smtps://name:password@mail.example.ca',
    }),
  ),
  MAIL_FROM: optional(sender),
  MAIL_BOUNCE_SECRET: optional(webhookSecret),
  LEADS_DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, { error: 'must be a PostgreSQL address such as postgres://host/name' }),
  ),
  LEADS_RATE_LIMIT: withDefault(wholeNumber(0, 100_000), 30),
  LEADS_MIN_FILL_SECONDS: withDefault(wholeNumber(0, 60), 1),
  LEADS_RETENTION_DAYS: withDefault(wholeNumber(1, 36_500), 730),
  /** The number of days after which contractors who have left are deleted. */
  CONTRACTORS_RETENTION_DAYS: withDefault(wholeNumber(1, 36_500), 730),
  LEADS_PHOTO_LINK_DAYS: withDefault(wholeNumber(1, 3_650), 30),
  LEADS_REVIEW_LINK_DAYS: withDefault(wholeNumber(1, 3_650), 60),
  RESULTS_RETENTION_DAYS: withDefault(wholeNumber(7, 3_650), 400),
  FIELD_FIGURES: optional(z.enum(['off'], { error: 'must be off, or empty' })),
  INDEXNOW_KEY: optional(
    z.string().regex(/^[A-Za-z0-9-]{8,128}$/, { error: 'must be 8 to 128 letters, digits and dashes' }),
  ),
  INDEXNOW_URL: withDefault(httpAddress, 'https://api.indexnow.org/indexnow'),
  LEADS_DELIVER_SECRET: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  CRM_WEBHOOK_URL: optional(httpAddress),
  CRM_EVENTS: optional(z.enum(['status'], { error: 'must be status, or empty' })),
  CRM_STATUS_SECRET: optional(webhookSecret),
  WEBHOOKS: withDefault(receivers, '[]'),
  HIGHLEVEL_API_TOKEN: optional(z.string()),
  HIGHLEVEL_LOCATION_ID: optional(z.string()),
  HIGHLEVEL_API_URL: withDefault(httpAddress, 'https://services.leadconnectorhq.com'),
  DEEPL_KEY: optional(z.string()),
  DEEPL_URL: optional(httpAddress.transform((url) => url.replace(/\/+$/, ''))),
  CHAT_URL: optional(httpAddress),
  CHAT_KEY: optional(z.string()),
  CHAT_MODEL: optional(z.string()),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(variables.shape)

const settings = variables
  .refine((value) => !value.STUDIO_ADMIN_PASSWORD || value.STUDIO_ADMIN_EMAIL, {
    path: ['STUDIO_ADMIN_EMAIL'],
    error: 'must be set when STUDIO_ADMIN_PASSWORD is set',
  })
  .refine((value) => !value.SMTP_URL || value.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set when SMTP_URL is set: who the mails are from, such as Our name <hello@example.ca>',
  })
  .refine((value) => !value.HIGHLEVEL_API_TOKEN || value.HIGHLEVEL_LOCATION_ID, {
    path: ['HIGHLEVEL_LOCATION_ID'],
    error: 'must be set when HIGHLEVEL_API_TOKEN is set',
  })
  .refine((value) => !value.HIGHLEVEL_LOCATION_ID || value.HIGHLEVEL_API_TOKEN, {
    path: ['HIGHLEVEL_API_TOKEN'],
    error: 'must be set when HIGHLEVEL_LOCATION_ID is set',
  })
  .refine(
    ({ CHAT_URL, CHAT_KEY, CHAT_MODEL }) =>
      !(CHAT_URL || CHAT_KEY || CHAT_MODEL) || (CHAT_URL && CHAT_KEY && CHAT_MODEL),
    {
      path: ['CHAT_URL'],
      error: 'CHAT_KEY and CHAT_MODEL belong together: set all three, or none',
    },
  )
  .transform((value) => ({ ...value, SITE_URL: value.SITE_URL ?? `http://localhost:${value.PORT}` }))

export type Env = z.infer<typeof settings>

/**
 * Reads the settings from environment variables. Returns the settings, or one sentence that names each wrong setting with the
 * reason.
 */
export function parseEnv(
  source: Record<string, string | undefined>,
): { ok: true; env: Env } | { ok: false; error: string } {
  const result = settings.safeParse(source)
  if (result.success) return { ok: true, env: result.data }
  const reasons = result.error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`)
  return { ok: false, error: `Montage cannot start, because of its settings: ${reasons.join('; ')}.` }
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Thrown when a setting is wrong. The message is one sentence for the person who starts the process. */
class SettingsError extends Error {
  override name = 'SettingsError'
}

function readEnv(): Env {
  const parsed = parseEnv(process.env)
  if (!parsed.ok) throw new SettingsError(parsed.error)
  return parsed.env
}

/** The settings of this process. Importing it throws a `SettingsError` when a setting is wrong. */
export const env = readEnv()
