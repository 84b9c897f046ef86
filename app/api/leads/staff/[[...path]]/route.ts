import { isEmbedded } from '#lib/content/source.ts'
import { handleStaff } from '#lib/leads/http/handle-staff.ts'
import { getLeads } from '#lib/leads/index.ts'
import { mailSoon } from '#lib/mail/timer.ts'
import { getLake } from '#lib/server/lake.ts'

const dependencies = { leads: getLeads, lake: () => (isEmbedded ? getLake() : null), mailSoon }

/** Leads for the Studio, for administrators and editors who are signed in. */
async function answer(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  return handleStaff(request, dependencies, path)
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST }
