import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { handleLakeRequest } from 'content-lake/http'
import { webServer } from 'content-lake/web'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { promiseClockFrom } from '#lib/content/next-steps.ts'
import { lakeHost } from '#lib/lake-host.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { handleStaff } from '#lib/leads/http/handle-staff.ts'
import { embeddedReviewContent } from '#lib/leads/reviews/embedded-review-content.ts'
import { createAccount, disableAccount, setRole, signOutEverywhere } from '#lib/server/accounts/people.ts'
import { setSessionCookie, startSession } from '#lib/server/accounts/sessions.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { embeddedStaff } from '#lib/staff/embedded-staff.ts'
import { promiseContent } from './promise-content.ts'
import { factsWith } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

/* A body can take minutes to come. What happens to its sender meanwhile counts: who was removed, demoted or signed out writes nothing. */

const REQUESTS = 50
const LAKE = '/api/lake/v2025-02-19'
const STAFF = '/api/leads/staff'

async function startSite() {
  const folder = temporaryFolder()
  const lake = openSiteLake(folder)
  onTestFinished(() => lake.close())
  const { outbox } = await temporaryOutbox({ folder })
  const submission = sampleSubmission()
  await outbox.submit(submission)
  lake.mutate([{ create: { _id: 'service-tv', _type: 'service', popularityOrder: 1 } }], { author: 'test' })
  const dependencies = {
    leads: async () => ({ outbox, delivery: new Delivery(outbox, []) }),
    staff: embeddedStaff(lake),
    reviews: () => embeddedReviewContent(lake),
    promiseClock: async () => promiseClockFrom(await promiseContent(lake)),
    matchFacts: async () => factsWith(),
    mailSoon() {},
  }
  const server = webServer((request) => {
    const { pathname } = new URL(request.url)
    return pathname.startsWith(STAFF)
      ? handleStaff(request, dependencies, pathname.slice(STAFF.length).split('/').filter(Boolean))
      : handleLakeRequest(request, lake, lakeHost(lake))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  const { port } = address
  const id = submission.lead.submission_id

  let people = 0
  return {
    lake,
    server,
    id,
    /** Somebody who is signed in, and the head and the first bytes of their request. */
    begin([method, path, body]: Write) {
      people += 1
      const { id: account } = createAccount(lake.database, {
        email: `p${people}@montage.example`,
        role: 'editor',
      })
      const [cookie] = setSessionCookie(startSession(lake.database, account), false).split(';')
      const headers = { cookie, 'content-length': body.length }
      const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false })
      sent.write(body.subarray(0, 5))
      return { account, sent, rest: body.subarray(5) }
    },
    /** Everything that a request can leave behind. */
    async stored() {
      const { leads } = await outbox.db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll().as('leads'))
        .executeTakeFirstOrThrow()
      const events = await outbox.db.selectFrom('lead_events').selectAll().execute()
      const settings = lake.database.prepare('SELECT * FROM key_values').all()
      const comments = lakeHost(lake).comments.open()
      const files = readdirSync(join(folder, 'assets/images'), { withFileTypes: true }).length
      return { seq: lake.lastSeq, comments: comments.lastSeq, leads, events, settings, files }
    },
  }
}

type Write = [method: string, path: string, body: Buffer]

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

/** One request of every kind that writes. */
async function writes(lead: string, colour: string): Promise<Write[]> {
  const create = { channels: 3, width: 2, height: 2, background: colour } as const
  const ids = { publishedId: 'service-tv', draftId: 'drafts.service-tv' }
  const patch = { set: { popularityOrder: 7 } }
  const edit = { actionType: 'sanity.action.document.edit', ...ids, patch }
  const setting = [{ key: colour, value: 'x' }]
  return [
    [
      'POST',
      `${LAKE}/data/mutate/production`,
      json({ mutations: [{ patch: { id: 'service-tv', ...patch } }] }),
    ],
    ['POST', `${LAKE}/data/actions/production`, json({ actions: [edit] })],
    ['POST', `${LAKE}/assets/images/production`, await sharp({ create }).png().toBuffer()],
    ['PUT', `${LAKE}/users/me/keyvalue`, json(setting)],
    ['PATCH', `${STAFF}/${lead}`, json({ field: 'note', from: '', to: `Called ${colour}` })],
    ['POST', `${STAFF}/several`, json({ field: 'stage', to: 'working', leads: [{ id: lead, from: 'new' }] })],
    [
      'POST',
      `${STAFF}/several`,
      json({ field: 'erased', leads: [{ id: lead, from: { photos: 0, hasReview: false } }] }),
    ],
    ['POST', `${STAFF}/erase`, json({ email: 'amelie@courriel.example' })],
  ]
}

async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('who is removed, demoted or signed out during a request writes nothing', async () => {
  const site = await startSite()
  const { lake, server, id } = site
  const kinds = await writes(id, '#ffc900')
  // The folder is there once something was uploaded.
  const [, , upload] = await writes(id, '#000000')
  if (!upload) throw new Error('There is no upload.')
  const first = site.begin(upload)
  first.sent.end(first.rest)
  expect(await statusOf(first.sent)).toBe(200)
  const before = await site.stored()

  let heads = 0
  server.on('request', () => (heads += 1))
  const under = Array.from({ length: REQUESTS }, (_, index) => ({
    ...site.begin(kinds[index % kinds.length] as Write),
    change: (['removed', 'demoted', 'signed out'] as const)[Math.floor(index / kinds.length) % 3],
  }))
  await expect.poll(() => heads).toBe(REQUESTS)
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (const { account, change } of under) {
    if (change === 'removed') disableAccount(lake.database, account)
    else if (change === 'demoted') setRole(lake.database, account, 'viewer')
    else signOutEverywhere(lake.database, account)
  }
  const answers = under.map(async ({ sent, rest, change }, index) => {
    sent.end(rest)
    return { status: await statusOf(sent), change, path: kinds[index % kinds.length]?.[1] }
  })
  for (const { status, change, path } of await Promise.all(answers)) {
    // A viewer has settings of their own.
    const isOwnSetting = change === 'demoted' && path?.endsWith('keyvalue')
    expect(status, `${change}: ${path}`).toBe(isOwnSetting ? 200 : change === 'demoted' ? 403 : 401)
  }
  const after = await site.stored()
  expect({ ...after, settings: [] }).toEqual({ ...before, settings: [] })
  expect(after.settings).toHaveLength(
    under.filter(({ change }, at) => change === 'demoted' && at % kinds.length === 3).length,
  )
})

test('nobody else is kept from writing, however slowly the body comes', async () => {
  const site = await startSite()
  for (const write of await writes(site.id, '#ffffff')) {
    const { sent, rest } = site.begin(write)
    await new Promise((resolve) => setTimeout(resolve, 20))
    sent.end(rest)
    expect(await statusOf(sent), write[1]).toBe(200)
  }
  expect(await site.stored()).toMatchObject({ leads: 0, files: 1 })
})
