import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import {
  addContractor,
  changeContractor,
  contractorOfApplication,
} from '#lib/leads/contractors/contractors.ts'
import { profileOfApplication } from '#lib/leads/contractors/from-application.ts'
import { standingOf } from '#lib/leads/contractors/standing.ts'
import { handleRequest, openRequest } from '#lib/leads/http/handle-request.ts'
import { currentCode, newCode } from '#lib/leads/life/codes.ts'
import { linkedRequests, requestLink } from '#lib/leads/life/links.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import type { ContractorState } from '#lib/leads/store/tables.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { factsWith } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'

/** A site with one application, and what the applicant's browser does. */
async function siteWithApplication(engine: string) {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const { outbox, clock } = await temporaryOutbox({ url, confirms: true })
  const submission = sampleSubmission({ type: 'contractor', payload: { services: 'tv-mounting' } })
  await outbox.submit(submission)
  const { submission_id: id, reference } = submission.lead
  const dependencies = {
    outbox: async () => outbox,
    settings: async () => ({
      noticeHours: 24,
      recipients: [{ email: 'jo@montage.example', language: 'en' as const }],
    }),
    reviews: () => null,
    stored: () => {},
    matchFacts: async () => factsWith(),
  }
  const open = async () => {
    const [linked] = await linkedRequests(outbox, { submissionId: id })
    if (!linked) throw new Error('The application has no link.')
    const response = await openRequest(
      new NextRequest(SITE + requestLink(outbox, linked, 'en')),
      dependencies,
    )
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
  const cookie = await open()
  const post = async (fields: Record<string, string>) => {
    const request = new NextRequest(`${SITE}/api/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE, cookie },
      body: new URLSearchParams({ reference, ...fields }).toString(),
    })
    const response = await handleRequest(request, dependencies)
    return new URL(response.headers.get('location') ?? '', SITE).searchParams.get('said')
  }
  const makeRecord = (): Promise<string> => {
    const { person, profile } = profileOfApplication(submission)
    return addContractor(outbox, person, profile, { appliedWith: id, actor: 'account-1' })
  }
  const setState = async (contractor: string, state: ContractorState) => {
    clock.advance(1000)
    await changeContractor(outbox, contractor, { state }, { actor: 'account-1' })
  }
  const standing = async () => {
    const request = await readRequest(outbox, id)
    if (!request) throw new Error('The application is gone.')
    const { state, past, canWithdraw } = await standingOf(outbox, request)
    return { state, past: past.map((one) => one.state), canWithdraw }
  }
  const setStage = (from: 'new' | 'working', to: 'working' | 'done' | 'declined') =>
    changeWork(outbox, id, { field: 'stage', from, to }, 'account-1')
  return { outbox, id, post, makeRecord, setState, setStage, standing }
}

describe.for(ENGINES)('%s', (engine) => {
  test('where it stands is the status of the application, then the state of its record', async () => {
    const { setStage, makeRecord, setState, standing } = await siteWithApplication(engine)
    expect(await standing()).toEqual({ state: 'applied', past: ['applied'], canWithdraw: true })
    await setStage('new', 'working')
    expect(await standing()).toMatchObject({ state: 'reading', past: ['applied', 'reading'] })
    const contractor = await makeRecord()
    expect(await standing()).toEqual({ state: 'applied', past: ['applied'], canWithdraw: true })
    await setState(contractor, 'checked')
    await setStage('working', 'done')
    expect(await standing()).toEqual({ state: 'checked', past: ['applied', 'checked'], canWithdraw: false })
    await setState(contractor, 'active')
    await setState(contractor, 'paused')
    expect(await standing()).toEqual({
      state: 'paused',
      past: ['applied', 'checked', 'active', 'paused'],
      canWithdraw: false,
    })
  })

  test('one that is settled without a record says so, and nobody is mailed about an installation', async () => {
    const { outbox, id, setStage, standing } = await siteWithApplication(engine)
    await setStage('new', 'declined')
    expect(await standing()).toEqual({ state: 'closed', past: ['applied', 'closed'], canWithdraw: false })
    await proveAddress(outbox, id)
    const mails = await outbox.db.selectFrom('mails').select('kind').where('about', '=', id).execute()
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation'])
  })

  test('a message is added, and staff are told', async () => {
    const { outbox, id, post } = await siteWithApplication(engine)
    expect(await post({ action: 'add', text: '' })).toBe('empty')
    expect(await post({ action: 'add', text: 'We also take Sundays.' })).toBe('added')
    expect((await readRequest(outbox, id))?.lead.added_message).toMatch(/ We also take Sundays\.$/)
    const told = await outbox.db
      .selectFrom('mails')
      .select('kind')
      .where('kind', '=', 'changedRequest')
      .execute()
    expect(told).toHaveLength(1)
  })

  test('it is taken back once, as it was seen, and its record leaves with it', async () => {
    const { outbox, id, post, makeRecord, setState, standing } = await siteWithApplication(engine)
    const contractor = await makeRecord()
    await setState(contractor, 'checked')
    expect(await post({ action: 'withdraw', seen: '7' })).toBe('changed')
    expect(await post({ action: 'withdraw', seen: '0' })).toBe('withdrawn')
    expect(await post({ action: 'withdraw', seen: '1' })).toBe('notNow')
    expect(await standing()).toEqual({
      state: 'withdrawn',
      past: ['applied', 'withdrawn'],
      canWithdraw: false,
    })
    expect((await contractorOfApplication(outbox, id))?.state).toBe('left')
  })

  test('who is in the network does not take the application back', async () => {
    const { outbox, id, post, makeRecord, setState, standing } = await siteWithApplication(engine)
    await setState(await makeRecord(), 'active')
    expect(await post({ action: 'withdraw', seen: '0' })).toBe('notNow')
    expect(await standing()).toMatchObject({ state: 'active' })
    expect((await contractorOfApplication(outbox, id))?.state).toBe('active')
  })

  test('steps of a request are none of an application', async () => {
    const { post, standing } = await siteWithApplication(engine)
    for (const action of ['move', 'cancel']) {
      expect(await post({ action, seen: '0', day: '2099-01-01' }), action).toBe('linkWrong')
    }
    expect(await standing()).toMatchObject({ state: 'applied' })
  })

  test('a corrected e-mail address is the record’s too', async () => {
    const { outbox, id, post, makeRecord } = await siteWithApplication(engine)
    const contractor = await makeRecord()
    await newCode(outbox, id)
    const code = (await currentCode(outbox, id)) ?? ''
    expect(await post({ action: 'email', email: 'gagnon@metier.example', code })).toBe('emailSaved')
    const record = await contractorOfApplication(outbox, id)
    expect(record).toMatchObject({ id: contractor, email: 'gagnon@metier.example', generation: 1 })
  })

  test('a record with another address keeps it', async () => {
    const { outbox, id, post, makeRecord } = await siteWithApplication(engine)
    const contractor = await makeRecord()
    await changeContractor(outbox, contractor, { email: 'jobs@metier.example' }, { actor: 'account-1' })
    await newCode(outbox, id)
    const code = (await currentCode(outbox, id)) ?? ''
    expect(await post({ action: 'email', email: 'gagnon@metier.example', code })).toBe('emailSaved')
    expect((await contractorOfApplication(outbox, id))?.email).toBe('jobs@metier.example')
  })
})
