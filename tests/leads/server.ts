/**
 * A process with the real submission function behind a real HTTP server: `server.ts`, set up by environment variables as the site is.
 * Says `listening <port>` and logs as the site does. Forms posted without scripts are answered with what became of them, as JSON.
 */
import { once } from 'node:events'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { getLeads, startLeadTimers } from '#lib/leads/index.ts'
import { addSocketAddress } from '#lib/server/client-address.ts'
import { noticeForwarding } from '#lib/server/unknown-proxies.ts'
import { webServer } from '../web-server.ts'

const { outbox, delivery } = await getLeads()
startLeadTimers()

const server = webServer((request) =>
  handleLead(request, {
    outbox: async () => outbox,
    settings: async () => ({ sourceSite: 'montage', industry: 'home-installation' }),
    requestedJobs: async () => ({ jobs: [], fields: {} }),
    stored: () => void delivery.deliverDue(),
    answerForm: async (_type, _fields, outcome) => {
      if ('reference' in outcome) return new Response(null, { status: 303, headers: { location: '/thanks' } })
      const errors = 'errors' in outcome ? outcome.errors : {}
      return Response.json(
        { ok: false, error: { message: 'The form again', fields: errors } },
        { status: 'errors' in outcome ? 422 : outcome.status },
      )
    },
  }),
)
// As scripts/start.ts does with every request.
server.prependListener('request', (request) => {
  noticeForwarding(request.headers)
  addSocketAddress(request)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
console.log(`listening ${typeof address === 'object' && address ? address.port : ''}`)
