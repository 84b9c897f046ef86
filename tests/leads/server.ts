/**
 * A process with the real submission function behind a real HTTP server: `server.ts`, set up by environment variables as the site is.
 * Says `listening <port>` and logs as the site does. Where a page would be shown with a form, it answers JSON.
 */
import { once } from 'node:events'
import { webServer } from 'content-lake/web'
import { NextRequest } from 'next/server.js'
import { type FormDependencies, handleForm } from '#lib/leads/http/handle-form.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { isForm, isFormInParts } from '#lib/leads/http/post.ts'
import { getLeads, startLeadTimers } from '#lib/leads/index.ts'
import { addSocketAddress } from '#lib/server/client-address.ts'
import { noticeForwarding } from '#lib/server/unknown-proxies.ts'

const { outbox, delivery } = await getLeads()
startLeadTimers()

const dependencies: FormDependencies = {
  outbox: async () => outbox,
  settings: async () => ({
    sourceSite: 'montage',
    industry: 'home-installation',
    consent: { en: 'Send me offers.', fr: 'Envoyez-moi des offres.' },
    recipients: [],
  }),
  requestedJobs: async () => ({ jobs: [], fields: {} }),
  claimed: async () => ({ jobs: [], fields: {} }),
  lists: async () => ({}),
  nextSteps: async () => ({ text: '', steps: [] }),
  stored: () => void delivery.deliverDue(),
  showForm: async (_address, { errors }, status) =>
    Response.json({ ok: false, error: { message: 'The form again', fields: errors } }, { status }),
}
// As proxy.ts and app/api/leads/route.ts do.
const server = webServer((request) =>
  isForm(request) || isFormInParts(request)
    ? handleForm(new NextRequest(request), dependencies)
    : handleLead(request, dependencies),
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
