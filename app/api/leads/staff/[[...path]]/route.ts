import { getPromiseClock } from '#lib/content/next-steps.ts'
import { handleStaff } from '#lib/leads/http/handle-staff.ts'
import { getLeads } from '#lib/leads/index.ts'
import { mailSoon } from '#lib/mail/timer.ts'
import { getStaff } from '#lib/staff/index.ts'
import { readMatchFacts, reviews } from '../../dependencies.ts'

/** Leads for the Studio, for administrators and editors who are signed in. */
async function answer(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  const dependencies = {
    leads: getLeads,
    staff: getStaff(),
    reviews,
    promiseClock: getPromiseClock,
    matchFacts: readMatchFacts,
    mailSoon,
  }
  return handleStaff(request, dependencies, path)
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST }
