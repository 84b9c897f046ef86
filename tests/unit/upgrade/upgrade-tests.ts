import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import type { Forwarder } from '#lib/leads/forwarders/forwarder.ts'
import type { Lead } from '#lib/leads/lead.ts'
import { readPhoto } from '#lib/leads/photos/store.ts'
import { makeReviewLink, openReviewLink } from '#lib/leads/reviews/link.ts'
import { releaseLead } from '#lib/leads/staff/actions.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { accountByEmail, listPasskeys } from '#lib/server/accounts/index.ts'
import { verifyPassword } from '#lib/server/accounts/passwords.ts'
import { identityOfToken } from '#lib/server/accounts/tokens.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { emptyDatabase } from '../../leads/databases.ts'
import { sampleSubmission } from '../../leads/samples.ts'
import { temporaryFolder, temporaryOutbox } from '../../leads/temporary-outbox.ts'
import { EMAIL, LEADS, PASSWORD, type Release } from './releases.ts'

export const COPIES = join(import.meta.dirname, 'copies')

/** A data folder as a release left it. */
function dataOf(commit: string): string {
  const folder = temporaryFolder()
  for (const name of ['lake.sqlite', 'leads.sqlite']) {
    writeFileSync(join(folder, name), gunzipSync(readFileSync(join(COPIES, commit, `${name}.gz`))))
  }
  return folder
}

/** A database as a release left it. */
async function databaseOf(commit: string): Promise<string> {
  const url = await emptyDatabase()
  const client = new pg.Client(url)
  await client.connect()
  await client.query(gunzipSync(readFileSync(join(COPIES, commit, 'leads.sql.gz'))).toString())
  await client.end()
  return url
}

function lakeOf(commit: string) {
  const lake = openSiteLake(dataOf(commit))
  onTestFinished(() => lake.close())
  return lake
}

/** The data of these releases can be read and changed, with leads on SQLite and on PostgreSQL. */
export function testUpgrades(releases: Release[]): void {
  describe.for(releases)('data of release $commit', ({ commit, token, passkeys, photo, review }) => {
    test('content, drafts and history are all there, and can be changed', async () => {
      const lake = lakeOf(commit)
      const [service] = lake.getDocuments(['service-tv'])
      expect(service).toMatchObject({
        name: { en: 'TV wall mounting', fr: 'Installation de téléviseur' },
        priceRange: { low: 150, high: 500 },
      })
      expect(await lake.query('*[_type == "review"]{"service": service->name.en}')).toEqual([
        { service: 'TV wall mounting' },
      ])
      expect(await lake.query('*[_id == "service-tv"][0].name.en', {}, { perspective: 'drafts' })).toBe(
        'TV mounting, soon',
      )
      const changes = lake.transactionsSince(0).flatMap((transaction) => transaction.changes)
      expect(changes.map(({ id }) => id)).toEqual([
        ...['category-tech', 'service-tv', 'review-1'],
        ...['service-tv', 'drafts.service-tv', 'gone', 'gone'],
      ])
      const publish = {
        actionType: 'sanity.action.document.publish',
        publishedId: 'service-tv',
        draftId: 'drafts.service-tv',
      }
      lake.act([publish], { author: 'account-amelie' })
      expect(await lake.query('*[_id == "service-tv"][0].name.en')).toBe('TV mounting, soon')
      const remove = () => lake.mutate([{ delete: { id: 'service-tv' } }], { author: 'account-amelie' })
      expect(remove, 'a review refers to it').toThrow()
    })

    test('people sign in with their passwords and tokens', async () => {
      const { database } = lakeOf(commit)
      const account = accountByEmail(database, EMAIL)
      expect(account).toMatchObject({ displayName: 'Amélie', role: 'editor', disabledAt: null })
      const hash = account?.passwordHash ?? null
      expect(await verifyPassword(PASSWORD, hash)).toBe(true)
      expect(identityOfToken(database, token)).toMatchObject({ role: 'translator' })
      expect(listPasskeys(database, account?.id ?? '').map(({ name }) => name)).toEqual(passkeys)
    })

    test.for(['sqlite', 'postgres'] as const)(
      'leads are shown, delivered, worked on and reviewed (%s)',
      async (engine) => {
        const url = engine === 'postgres' ? await databaseOf(commit) : undefined
        const { outbox } = await temporaryOutbox({ folder: dataOf(commit), url })
        const { leads } = await listLeads(outbox, leadFilter.parse({}))
        expect(new Map(leads.map(({ submissionId, state }) => [submissionId, state]))).toEqual(
          new Map(Object.entries(LEADS).map(([state, id]) => [id, state])),
        )
        const found = await readTimeline(outbox, LEADS.delivered)
        expect(found?.timeline.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining(['received', 'attempt', 'delivered']),
        )
        if (photo) {
          const bytes = await readPhoto(outbox, photo)
          const { width, height } = await sharp(bytes ?? undefined).metadata()
          expect([width, height]).toEqual([8, 6])
        }
        if (review) {
          const key = review[engine]
          expect(await openReviewLink(outbox, key)).toMatchObject({ state: 'open', lang: 'fr' })
        } else {
          const change = { field: 'stage', from: 'new', to: 'done' } as const
          expect(await changeWork(outbox, LEADS.delivered, change, 'account-1')).toBe(true)
          expect(await makeReviewLink(outbox, LEADS.delivered, 'account-1', 60)).toMatch(/^\/review\?key=/)
        }

        const sent: Lead[] = []
        const withdrawn: string[] = []
        const take = { kind: 'delivered', status: 200, answer: '' } as const
        const forwarder: Forwarder = {
          name: 'webhook',
          send: async (lead) => {
            sent.push(lead)
            return take
          },
          withdraw: async ({ submission_id: id }) => {
            withdrawn.push(id)
            return take
          },
          report: async () => take,
        }
        await releaseLead(outbox, LEADS.suspected, 'account-1')
        const fresh = sampleSubmission()
        await outbox.submit(fresh)
        await new Delivery(outbox, [forwarder]).deliverDue()
        const ids = sent.map(({ submission_id: id }) => id)
        expect(ids.sort()).toEqual([LEADS.waiting, LEADS.suspected, fresh.lead.submission_id].sort())
        expect(withdrawn).toEqual(review ? [LEADS.waiting] : [])
        expect(sent.find(({ submission_id: id }) => id === LEADS.suspected)).toMatchObject({
          name: 'Amélie Gagnon',
          city: 'Trois-Rivières',
        })
      },
    )
  })
}
