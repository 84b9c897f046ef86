import { parseEnv } from '#lib/env.ts'
import { factsOf, type LegalFacts, type LegalSettings } from '#lib/legal/facts.ts'

/** A site that has nothing switched on. */
export const NOTHING: LegalSettings = {
  matching: 'off',
  showsRequests: false,
  offersNews: false,
  company: null,
  address: null,
  officer: null,
  officerRole: null,
  officerEmail: null,
  email: null,
  phone: null,
  noticeHours: 24,
}

export interface Switches {
  env: Record<string, string>
  settings: Partial<LegalSettings>
}

/** The facts of a server with these variables, and content with these settings. */
export function factsWith(...switches: Switches[]): LegalFacts {
  const variables = Object.assign({}, ...switches.map(({ env }) => env))
  const parsed = parseEnv(variables)
  if (!parsed.ok) throw new Error(parsed.error)
  return factsOf(parsed.env, Object.assign({}, NOTHING, ...switches.map(({ settings }) => settings)))
}

const server = (env: Record<string, string>): Switches => ({ env, settings: {} })
const content = (settings: Partial<LegalSettings>): Switches => ({ env: {}, settings })

interface Named extends Switches {
  /** What the pages say with it, in English and in French, and nowhere else. */
  names: { en: RegExp; fr: RegExp }
}

const SANITY = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' }

/** What can be switched on, and the words by which visitors read of it. */
export const SWITCHES: Record<string, Named> = {
  mail: {
    ...server({ SMTP_URL: 'smtps://mail.example.ca', MAIL_FROM: 'a@example.ca' }),
    names: {
      en: /mail service|an email was sent|These emails/,
      fr: /messagerie|L’envoi d’un courriel|Ces courriels/,
    },
  },
  crm: {
    ...server({ CRM_WEBHOOK_URL: 'https://crm.example.ca/hook' }),
    names: { en: /\(CRM\) in which/, fr: /\(CRM\) dans lequel/ },
  },
  highLevel: {
    ...server({ HIGHLEVEL_API_TOKEN: 'x', HIGHLEVEL_LOCATION_ID: 'y' }),
    names: { en: /HighLevel/, fr: /HighLevel/ },
  },
  states: {
    ...server({ CRM_EVENTS: 'status', CRM_WEBHOOK_URL: 'https://crm.example.ca/hook' }),
    names: { en: /told where your request stands/, fr: /sait aussi où en est/ },
  },
  programs: {
    ...server({
      WEBHOOKS: `[{"name": "invoices", "url": "https://invoices.example.ca/hook", "secret": "whsec_${'a'.repeat(32)}"}]`,
    }),
    names: { en: /Other programs that our business uses/, fr: /D’autres programmes de notre entreprise/ },
  },
  sanity: { ...server(SANITY), names: { en: /Sanity, a supplier/, fr: /Sanity, un fournisseur/ } },
  elsewhere: {
    ...server({ ...SANITY, SANITY_API_URL: 'https://lake.example.ca' }),
    names: { en: /A supplier of ours/, fr: /Un de nos fournisseurs/ },
  },
  traces: {
    ...server({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.ca' }),
    names: { en: /monitoring service/, fr: /service de surveillance/ },
  },
  avatars: {
    ...server({ AVATAR_URL: 'https://avatars.example.ca/{initials}.svg' }),
    names: { en: /initials beside reviews come from avatars/, fr: /initiales à côté des avis viennent/ },
  },
  unmeasured: {
    ...server({ FIELD_FIGURES: 'off' }),
    names: { en: /in your browser is not counted/, fr: /dans votre navigateur n’est pas comptée/ },
  },
  backups: {
    ...server({ BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '14' }),
    names: { en: /backup every 24\s/, fr: /sauvegarde à intervalle de 24\s/ },
  },
  https: {
    ...server({ SITE_URL: 'https://montage.ca' }),
    names: { en: /encrypted|__Host-/, fr: /chiffrée|__Host-/ },
  },
  suggest: {
    ...content({ matching: 'suggest' }),
    names: { en: /staff decides which contractors/, fr: /équipe décide quels entrepreneurs/ },
  },
  automatic: {
    ...content({ matching: 'automatic' }),
    names: { en: /program decides|decided by a program/, fr: /programme décide/ },
  },
  requests: {
    ...content({ showsRequests: true }),
    names: { en: /somebody in your city/, fr: /quelqu’un dans votre ville/ },
  },
  news: {
    ...content({ offersNews: true }),
    names: { en: /News and offers/, fr: /Les nouvelles et les offres/ },
  },
  company: { ...content({ company: 'Pose inc.' }), names: { en: /Pose inc\./, fr: /Pose inc\./ } },
  address: {
    ...content({ address: { en: '12 Elm Street', fr: '12, rue Elm' } }),
    names: { en: /12 Elm Street/, fr: /12, rue Elm/ },
  },
  officer: { ...content({ officer: 'Jeanne Roy' }), names: { en: /Jeanne Roy/, fr: /Jeanne Roy/ } },
  officerEmail: {
    ...content({ officerEmail: 'vie-privee@pose.ca' }),
    names: { en: /vie-privee@pose/, fr: /vie-privee@pose/ },
  },
  email: { ...content({ email: 'bonjour@pose.ca' }), names: { en: /bonjour@pose/, fr: /bonjour@pose/ } },
  phone: { ...content({ phone: '514 555-0123' }), names: { en: /514 555-0123/, fr: /514 555-0123/ } },
}
