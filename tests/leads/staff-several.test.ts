import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { RefusedStaff } from '#lib/leads/http/staff-refusals.ts'
import { addToRequest } from '#lib/leads/life/changes.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { releaseLead } from '#lib/leads/staff/actions.ts'
import { leadFilter, listLeads, readLead } from '#lib/leads/staff/list.ts'
import { changeSeveral, eraseSeveral, severalChange } from '#lib/leads/staff/several.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

describe.for(ENGINES)('%s', (engine) => {
  let outbox: Outbox
  let clock: Clock

  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const temporary = await temporaryOutbox({ url })
    outbox = temporary.outbox
    clock = temporary.clock
  })

  async function submit(change: Parameters<typeof sampleSubmission>[0] = {}): Promise<string> {
    const submission = sampleSubmission(change)
    await outbox.submit(submission)
    clock.advance(1_000)
    return submission.lead.submission_id
  }

  const submitted = (count: number, change?: Parameters<typeof sampleSubmission>[0]) =>
    Promise.all(Array.from({ length: count }, () => submit(change)))
  const seen = <From>(ids: string[], from: From) => ids.map((id) => ({ id, from }))
  const stagesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await readLead(outbox, id))?.stage))
  const NOTHING = { photos: 0, hasReview: false }
  const eraseAs = (actor: string, eraseReview = async (_: string) => {}) => ({
    eraseReview,
    actorNow: async () => actor,
  })

  test('a status is set for several; the answer names those that somebody else has changed', async () => {
    const ids = await submitted(3, { type: 'contact' })
    const [first = '', second = '', third = ''] = ids
    await changeWork(outbox, second, { field: 'stage', from: 'new', to: 'declined' }, 'account-2')
    const gone = randomUUID()
    const change = {
      field: 'stage',
      to: 'working',
      leads: seen([first, second, third, gone], 'new' as const),
    } as const
    expect(await changeSeveral(outbox, change, 'account-1')).toEqual({
      changed: [first, third],
      refused: [
        { id: second, code: 'changed' },
        { id: gone, code: 'changed' },
      ],
    })
    expect(await stagesOf(ids)).toEqual(['working', 'declined', 'working'])
    expect((await readTimeline(outbox, third))?.timeline.at(-1)).toMatchObject({
      kind: 'stage',
      detail: 'working',
      actor: 'account-1',
    })
  })

  test('a handler is set for several, and taken away again', async () => {
    const ids = [
      await submit(),
      await submit({ type: 'partner' }),
      await submit({ payload: { honeypot: 'x' } }),
    ]
    const [request = '', partner = '', suspected = ''] = ids
    const give = { field: 'handler', to: 'account-2', leads: seen(ids, null) } as const
    expect(await changeSeveral(outbox, { ...give, leads: [...give.leads] }, 'account-1')).toEqual({
      changed: [request, partner],
      refused: [{ id: suspected, code: 'changed' }],
    })
    const handled = await listLeads(outbox, leadFilter.parse({ handler: 'account-2' }))
    expect(handled.leads).toHaveLength(2)
    const take = { field: 'handler', to: null, leads: seen([request, partner], 'account-2') } as const
    expect(
      (await changeSeveral(outbox, { ...take, leads: [...take.leads] }, 'account-1')).changed,
    ).toHaveLength(2)
  })

  test('a step is taken by the requests that can take it as they were seen', async () => {
    const [fresh = '', moved = '', ended = '', other = ''] = [
      ...(await submitted(3)),
      await submit({ type: 'contact' }),
    ]
    await takeStep(outbox, moved, { step: 'match', by: 'staff' })
    await takeStep(outbox, ended, { step: 'withdraw', by: 'customer' })
    const leads = [...seen([fresh, moved, other], 0), { id: ended, from: 1 }]
    expect(await changeSeveral(outbox, { field: 'step', to: 'quote', leads }, 'account-1')).toEqual({
      changed: [fresh],
      refused: [
        { id: moved, code: 'changed' },
        { id: other, code: 'no_lead' },
        { id: ended, code: 'not_now' },
      ],
    })
    const states = (await listLeads(outbox, leadFilter.parse({}))).leads.map(({ submissionId, life }) => [
      submissionId,
      life?.state,
    ])
    expect(Object.fromEntries(states)).toEqual({
      [fresh]: 'quoted',
      [moved]: 'matching',
      [ended]: 'withdrawn',
      [other]: undefined,
    })
    const days = { field: 'step', to: 'schedule', leads: seen([fresh], 1) } as const
    expect(await changeSeveral(outbox, { ...days, leads: [...days.leads] }, 'account-1')).toMatchObject({
      changed: [],
      refused: [{ code: 'not_now' }],
    })
  })

  test('of two people who change the same leads at the same time, each lead obeys one, and both are told', async () => {
    const ids = await submitted(20, { type: 'contact' })
    const set = (to: 'working' | 'done', actor: string) =>
      changeSeveral(outbox, { field: 'stage', to, leads: seen(ids, 'new' as const) }, actor)
    const [one, other] = await Promise.all([set('working', 'account-1'), set('done', 'account-2')])
    expect([...one.changed, ...other.changed].toSorted()).toEqual(ids.toSorted())
    expect(one.refused.map(({ id }) => id).toSorted()).toEqual(other.changed.toSorted())
    expect(other.refused.map(({ id }) => id).toSorted()).toEqual(one.changed.toSorted())
    for (const id of ids) {
      const { lead, timeline } = (await readTimeline(outbox, id)) ?? {}
      expect(lead?.stage).toBe(one.changed.includes(id) ? 'working' : 'done')
      expect(timeline?.filter(({ kind }) => kind === 'stage')).toHaveLength(1)
    }
  })

  test('leads are erased with everything that was listed, and nothing that was not', async () => {
    const [gone = '', kept = '', late = ''] = await submitted(3)
    const photo = 'f'.repeat(32)
    expect(await addToRequest(outbox, late, { text: 'One more photo', photos: [photo] })).toBeNull()
    const leads = seen([gone, late, randomUUID()], NOTHING)
    const { changed, refused } = await eraseSeveral(outbox, leads, eraseAs('account-1'))
    expect(changed).toEqual([gone])
    expect(refused.map(({ code }) => code)).toEqual(['changed', 'no_lead'])
    const ids = (await listLeads(outbox, leadFilter.parse({}))).leads.map(({ submissionId }) => submissionId)
    expect(ids.toSorted()).toEqual([kept, late].toSorted())
    const left = await readTimeline(outbox, gone)
    expect(left?.lead).toBeNull()
    expect(left?.timeline).toMatchObject([{ kind: 'received' }, { kind: 'erased', actor: 'account-1' }])
    const seenAgain = [{ id: late, from: { photos: 1, hasReview: false } }]
    expect((await eraseSeveral(outbox, seenAgain, eraseAs('account-1'))).changed).toEqual([late])
  })

  test('a review goes before its lead, and a lead whose review a page needs stays', async () => {
    const [reviewed = '', needed = '', plain = ''] = await submitted(3)
    await outbox.db
      .updateTable('leads')
      .set({ reviewed_at: 1, review_key: 'key' })
      .where('submission_id', 'in', [reviewed, needed])
      .execute()
    const erased: string[] = []
    const eraseReview = async (id: string) => {
      expect(await readLead(outbox, id), 'the lead is still there').not.toBeNull()
      if (id === needed) throw new RefusedStaff('review_needed')
      erased.push(id)
    }
    const leads = [...seen([reviewed, needed], { photos: 0, hasReview: true }), ...seen([plain], NOTHING)]
    expect(await eraseSeveral(outbox, leads, eraseAs('account-1', eraseReview))).toEqual({
      changed: [reviewed, plain],
      refused: [{ id: needed, code: 'review_needed' }],
    })
    expect(erased).toEqual([reviewed])
  })

  test('whoever loses their rights meanwhile erases no further lead', async () => {
    const ids = await submitted(3)
    let asked = 0
    const actorNow = async () => {
      asked += 1
      if (asked > 1) throw new RefusedStaff('not_allowed')
      return 'account-1'
    }
    const leads = seen(ids, NOTHING)
    const { changed, refused } = await eraseSeveral(outbox, leads, { eraseReview: async () => {}, actorNow })
    expect(changed).toEqual(ids.slice(0, 1))
    expect(refused.map(({ code }) => code)).toEqual(['not_allowed', 'not_allowed'])
    expect((await listLeads(outbox, leadFilter.parse({}))).leads).toHaveLength(2)
  })

  test('the other leads of a person are with each lead, newest first', async () => {
    const first = await submit({ payload: { email: 'Same@Mail.example' } })
    const second = await submit({ type: 'contact', payload: { email: 'same@mail.example' } })
    const spam = await submit({ payload: { email: 'same@mail.example', honeypot: 'x' } })
    await submit({ payload: { email: 'other@mail.example' } })
    const othersOf = async (id: string) =>
      (await readTimeline(outbox, id))?.others.map(({ submissionId }) => submissionId)
    expect(await othersOf(first)).toEqual([spam, second])
    expect(await othersOf(second)).toEqual([spam, first])
    await releaseLead(outbox, spam, 'account-1')
    expect((await readTimeline(outbox, first))?.others).toMatchObject([
      { state: 'waiting', life: { state: 'received' } },
      { type: 'contact', life: null },
    ])
  })
})

test('no more leads are changed at once than one body holds', () => {
  const leads = Array.from({ length: 501 }, () => ({ id: randomUUID(), from: 'new' }))
  const change = { field: 'stage', to: 'done', leads }
  expect(severalChange.safeParse(change).success).toBe(false)
  expect(severalChange.safeParse({ ...change, leads: leads.slice(1) }).success).toBe(true)
  expect(severalChange.safeParse({ ...change, leads: [] }).success).toBe(false)
  expect(severalChange.safeParse({ ...change, field: 'state' }).success).toBe(false)
})
