import { z } from 'zod'

/** The type of a document with the requests to approve drafts of one document. No page shows it. */
export const APPROVAL = 'approval'

const request = z.object({
  _key: z.string(),
  /** The revision of the draft. A draft that changed since then is not approved by it. */
  revision: z.string(),
  /** The id and the name of the person who asks. */
  by: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
})

export const approvalShape = z.object({
  _id: z.string(),
  /** The published id of the document that the requests are about. */
  document: z.string(),
  /** The newest request is last. None is taken away: “What was on the site” says who asked. */
  requests: z.array(request).max(1000),
})

export type ApprovalRequest = z.infer<typeof request>
export type Approval = z.infer<typeof approvalShape>

/** There is one such document beside each document. The id has a dot, so it is not public in hosted Sanity. */
export const approvalId = (document: string): string => `${APPROVAL}.${document}`

/** The newest request for exactly this revision of a draft. */
export function requestFor(
  requests: readonly ApprovalRequest[] | null | undefined,
  revision: string | undefined,
): ApprovalRequest | undefined {
  return requests?.findLast((one) => one.revision === revision)
}
