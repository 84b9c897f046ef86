import type { Env } from '#lib/env.ts'

/** In every planted secret. */
export const PLANTED = 'planted-where-nobody-may-read'

/** Every setting that is secret, with a value that can be found again. The build that is tested has them too. */
export const PLANTED_SECRETS = {
  STUDIO_ADMIN_PASSWORD: `${PLANTED}-password`,
  SANITY_API_READ_TOKEN: `${PLANTED}-read-token`,
  SANITY_AUTH_TOKEN: `${PLANTED}-auth-token`,
  SANITY_WEBHOOK_SECRET: `${PLANTED}-webhook-secret`,
  LEADS_DATABASE_URL: `postgres://montage:${PLANTED}-database@localhost:1/leads`,
  SMTP_URL: `smtp://montage:${PLANTED}-mail@localhost:1`,
  LEADS_DELIVER_SECRET: `${PLANTED}-deliver-secret`,
  METRICS_TOKEN: `${PLANTED}-metrics-token`,
  CRM_WEBHOOK_URL: `http://localhost:1/${PLANTED}-hook`,
  HIGHLEVEL_API_TOKEN: `${PLANTED}-crm-token`,
  DEEPL_KEY: `${PLANTED}-translation-key`,
} satisfies Partial<Record<keyof Env, string>>
