import { expect, test } from 'vitest'
import { takeStep } from '#lib/leads/life/steps.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { waitingFor } from '#lib/leads/staff/waiting.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { isDayAsked, REQUEST_STATES, type StepActor, type StepName } from '#lib/requests/life.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const appointment = { day: '2027-03-05' }

/** What happens to each request; `stage:` is a stage that an earlier release sets. */
const LIVES: readonly string[][] = [
  [],
  ['match'],
  ['match', 'quote'],
  ['quote', 'choose'],
  ['schedule'],
  ['schedule', 'customer move'],
  ['schedule', 'customer move', 'move'],
  ['schedule', 'customer move', 'customer move'],
  ['schedule', 'customer move', 'finish'],
  ['schedule', 'customer move', 'stage:working'],
  ['schedule', 'customer move', 'stage:done', 'stage:working'],
  ['schedule', 'customer cancel'],
  ['customer withdraw'],
  ['customer withdraw', 'reopen'],
  ['close'],
  ['quote', 'finish', 'reopen', 'match'],
  ['stage:working'],
  ['stage:declined'],
  ['quote', 'stage:done'],
  ['quote', 'stage:working'],
  ['quote', 'stage:new', 'stage:working'],
]

test.for(ENGINES)('%s: requests are found by the state that their events give', async (engine) => {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const { outbox } = await temporaryOutbox({ url })
  await outbox.submit(sampleSubmission({ type: 'contact' }))
  for (const life of LIVES) {
    const submission = sampleSubmission({ payload: { name: life.join(', ') || 'nothing' } })
    await outbox.submit(submission)
    const id = submission.lead.submission_id
    for (const happens of life) {
      const [, to] = happens.split('stage:')
      if (to) {
        const { stage } = (await outbox.db
          .selectFrom('leads')
          .select('stage')
          .where('submission_id', '=', id)
          .executeTakeFirstOrThrow()) as { stage: 'new' }
        await changeWork(outbox, id, { field: 'stage', from: stage, to: to as 'new' }, 'me')
        continue
      }
      const [step = '', by = 'staff'] = happens.split(' ').reverse()
      const taken = await takeStep(outbox, id, {
        step: step as StepName,
        by: by as StepActor,
        appointment,
        actor: 'me',
      })
      expect(taken, `${life} at ${happens}`).toHaveProperty('life')
    }
  }
  const find = async (filter: Record<string, unknown>) =>
    (await listLeads(outbox, leadFilter.parse({ ...filter, limit: 100 }))).leads
  const all = await find({ type: 'lead' })
  expect(all).toHaveLength(LIVES.length)
  const namesOf = (leads: typeof all) => leads.map(({ lead }) => lead.name).sort()
  for (const state of REQUEST_STATES) {
    const expected = all.filter(({ life }) => life?.state === state)
    expect(expected, state).not.toHaveLength(0)
    expect(namesOf(await find({ request: state })), state).toEqual(namesOf(expected))
  }
  const asked = all.filter(({ life }) => life && isDayAsked(life))
  expect(asked).toHaveLength(3)
  const waiting = (await waitingFor(outbox, 'me', null)).leads.filter(({ stage }) => stage !== 'new')
  expect(namesOf(waiting)).toEqual(namesOf(asked))
})
