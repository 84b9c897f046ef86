import pg from 'pg'
import { type OwnSite, startSite } from '../e2e/site.ts'
import { Crm } from '../leads/crm.ts'
import { type Postgres, startPostgres } from '../leads/postgres.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { type ExampleProxy, startExampleProxy } from './example-proxy.ts'
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts'
import { type Line, lineTo } from './line.ts'
import { ProjectCopy, type Server } from './project-copy.ts'

/** A machine, and its lines to what it shares with the others. */
export interface Machine {
  server: Server
  content: FaultyProxy
  database: Line
  /** A new server with the newest build takes the place of the one that runs. */
  launch(): Promise<Server>
}

/**
 * Machines behind nginx, as docs/operations.md says: content in hosted Sanity, for which the lake of another site stands in, and
 * leads in PostgreSQL. Each has a data folder of its own.
 */
export interface Machines {
  all: Machine[]
  nginx: ExampleProxy
  /** What stands in for hosted Sanity. */
  hosted: OwnSite
  crm: Crm
  mail: MailServer
  project: ProjectCopy
  settings: Record<string, string>
  /** Asks the lead database. */
  rows(sql: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

export const ALERTED = 'equipe@montage.example'

export async function startMachines(count: number): Promise<Machines> {
  const postgres: Postgres = await startPostgres()
  const database = new URL(await postgres.newDatabase())
  const hosted = await startSite({ ownAddress: true })
  const crm = await new Crm().start()
  const mail = await startMailServer()
  const project = new ProjectCopy()
  const nginx = await startExampleProxy([hosted.url])
  const settings = {
    BUILD_DIR: '.next-hosted',
    SITE_URL: nginx.url,
    TRUSTED_PROXIES: '1',
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'montage',
    SANITY_API_URL: `${hosted.url}/api/lake`,
    SANITY_API_READ_TOKEN: hosted.token,
    CRM_WEBHOOK_URL: crm.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@montage.example',
  }
  const pool = new pg.Pool({ connectionString: database.href, max: 2 })
  const recipient = { _type: 'mailRecipient', _key: 'a', email: ALERTED, language: 'fr' }
  await hosted.client
    .patch('mailTexts')
    .set({ alertRecipients: [recipient] })
    .commit()
  const { status, said } = await project.build({ ...settings, DATA_DIR: '.data-build' })
  if (status !== 0) throw new Error(`The build failed:\n${said}`)

  const all: Machine[] = []
  for (let number = 0; number < count; number++) {
    const content = await faultyProxy(hosted.url, { remembers: true })
    const line = await lineTo(Number(database.port))
    const own = new URL(database)
    own.port = String(line.port)
    const launch = () =>
      project.serve('run.mjs start', {
        ...settings,
        DATA_DIR: `.data-machine-${number}`,
        SANITY_API_URL: `${content.url}/api/lake`,
        LEADS_DATABASE_URL: own.href,
      })
    all.push({ server: await launch(), content, database: line, launch })
  }
  await nginx.sendTo(all.map(({ server }) => server.url))

  return {
    all,
    nginx,
    hosted,
    crm,
    mail,
    project,
    settings,
    rows: async (sql) => (await pool.query(sql)).rows,
    async stop() {
      await project.remove()
      await nginx.stop()
      for (const { content, database } of all) {
        content.close()
        database.close()
      }
      await pool.end()
      await Promise.all([crm.stop(), mail.close(), hosted.stop()])
      await postgres.stop()
    },
  }
}
