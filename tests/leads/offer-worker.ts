import { readLife } from '#lib/leads/life/steps.ts'
import { finishJob, quoteJob, setJobDay } from '#lib/leads/offers/answer.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { matchDue } from '#lib/leads/offers/match-due.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { factsWith, sampleQuote } from './sample-contractors.ts'

/*
 * A program that lets every request go from received to done by itself: matching asks, all contractors quote, a customer
 * chooses. It says each step after the database has taken it, so that whoever kills it knows what must be there.
 */

const { DATA_DIR = '', LEADS_DATABASE_URL } = process.env
const database = await openLeadDatabase({ DATA_DIR, LEADS_DATABASE_URL })
const outbox = new Outbox(database, { perHour: 0, minFillSeconds: 0 }, Date.now, { confirms: true })
const sources = {
  facts: async () => factsWith(),
  promiseClock: async () => () => ({ isEmergency: false, until: Date.now() + 3_600_000 }),
  recipients: async () => [],
}
const say = (step: string, id: string, refusal: string | null) => {
  if (refusal === null) console.log(`done ${step} ${id}`)
}

console.log('ready')
for (;;) {
  await matchDue(outbox, sources)
  const open = await outbox.db
    .selectFrom('leads')
    .select('submission_id')
    .where('stage', '!=', 'done')
    .execute()
  if (open.length === 0) break
  for (const { submission_id } of open) await goOn(submission_id)
}
console.log('nothing is left')

async function goOn(submissionId: string): Promise<void> {
  const { state, version } = await readLife(outbox.db, submissionId, 0)
  const offers = await offersOf(outbox.db, submissionId)
  const toAnswer = offers.filter((offer) => offer.state === 'asked')
  const chosen = offers.find((offer) => offer.state === 'chosen')?.id ?? ''
  for (const { id } of toAnswer) say('quote', id, await quoteJob(outbox, id, sampleQuote()))
  const [first] = offers.filter((offer) => offer.state === 'quoted')
  if (state === 'quoted' && first && toAnswer.length === 0)
    say(
      'choose',
      first.id,
      // Both servers may have quoted the same job: then its quote is the second one.
      await chooseQuote(outbox, first.id, first.quoteVersion, { by: 'customer', seen: version }, factsWith()),
    )
  if (state === 'chosen') say('day', chosen, await setJobDay(outbox, chosen, { day: '2099-12-05' }))
  if (state === 'scheduled')
    say('finish', chosen, await finishJob(outbox, chosen, { price: 400, text: '', photo: null }))
}
