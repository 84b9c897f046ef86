/** A process that does nothing but deliver what is in the outbox, set up by environment variables as the site is. */
import { getLeads } from '#lib/leads/index.ts'

const { delivery } = await getLeads()
console.log('ready')
for (;;) {
  await delivery.deliverDue()
  await new Promise((done) => setTimeout(done, 20))
}
