import { handleHelp } from '#lib/french-help/handle-help.ts'
import { getFrenchService } from '#lib/french-help/index.ts'
import { getStaff } from '#lib/staff/index.ts'

/** Suggested French, for people who are signed in and may write French. */
const answer = (request: Request): Promise<Response> =>
  handleHelp(request, { staff: getStaff(), service: getFrenchService() })

export { answer as GET, answer as POST }
