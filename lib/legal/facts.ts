import type { Env } from '#lib/env.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'

/** What the content says about who runs the site, and what staff have switched on there. Null stands for nothing. */
export interface LegalSettings {
  matching: 'off' | 'suggest' | 'automatic'
  /** Whether the popup of service pages shows real requests. */
  showsRequests: boolean
  /** Whether forms have the box for commercial messages. */
  offersNews: boolean
  company: string | null
  /** The postal address in one line. */
  address: Bilingual | null
  /** The name of the person in charge of personal information. */
  officer: string | null
  officerRole: Bilingual | null
  officerEmail: string | null
  email: string | null
  phone: string | null
  /** The hours before an appointment until which it can be moved. */
  noticeHours: number
}

/** What the law pages depend on: the settings of the content, and what is switched on at the server. */
export interface LegalFacts extends LegalSettings {
  /** Whether the site sends mails. */
  sendsMail: boolean
  hasCrmWebhook: boolean
  hasHighLevel: boolean
  /** Whether other programs of the business get each request, and its states. */
  hasReceivers: boolean
  /** Whether the CRM is told the state of each request. */
  tellsStates: boolean
  /** Where the texts, pictures and published reviews are: on this server, with Sanity, or with another host. */
  content: 'here' | 'sanity' | 'elsewhere'
  /** Whether a service gets traces of the server. */
  sendsTraces: boolean
  /** The host from which browsers load the pictures of initials. */
  avatarHost: string | null
  isEncrypted: boolean
  /** The hours between two backups that the server makes by itself; 0 when it makes none. */
  backupHours: number
  backupsKept: number
  leadDays: number
  contractorDays: number
  resultDays: number
  /** Whether browsers tell how fast pages were. */
  measuresPages: boolean
}

/** The facts of a server with these settings. Hosts that only the server talks to are not among them: pages would tell them to anybody. */
export function factsOf(env: Env, settings: LegalSettings): LegalFacts {
  const host = (address: string | undefined) => (address ? new URL(address).hostname : null)
  const isSanity = /(^|\.)sanity\.io$/.test(host(env.SANITY_API_URL) ?? 'sanity.io')
  return {
    ...settings,
    sendsMail: env.SMTP_URL !== undefined,
    hasCrmWebhook: env.CRM_WEBHOOK_URL !== undefined,
    hasHighLevel: env.HIGHLEVEL_API_TOKEN !== undefined,
    hasReceivers: env.WEBHOOKS.length > 0,
    tellsStates:
      env.CRM_EVENTS === 'status' && (env.CRM_WEBHOOK_URL ?? env.HIGHLEVEL_API_TOKEN) !== undefined,
    content: env.NEXT_PUBLIC_SANITY_PROJECT_ID === undefined ? 'here' : isSanity ? 'sanity' : 'elsewhere',
    sendsTraces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    avatarHost: host(env.AVATAR_URL?.replace('{initials}', 'a')),
    isEncrypted: env.SITE_URL.startsWith('https:'),
    backupHours: env.BACKUP_EVERY_HOURS,
    backupsKept: env.BACKUP_KEEP,
    leadDays: env.LEADS_RETENTION_DAYS,
    contractorDays: env.CONTRACTORS_RETENTION_DAYS,
    resultDays: env.RESULTS_RETENTION_DAYS,
    measuresPages: env.FIELD_FIGURES !== 'off',
  }
}
