import { apiError, dataError, LakeError } from 'content-lake'

/* The refusals of hosted Sanity, in its words (facts.ts). */

export type Permission = 'create' | 'update'

export function sessionNotFound(): LakeError {
  return withFields(apiError(401, 'Session not found'), { errorCode: 'SIO-401-ANF' })
}

/** A request without a token, where one is needed. It has no code: the Studio signs a person out for a code. */
export const unauthorized = () => apiError(401, 'Unauthorized')
export const forbidden = (message: string) => apiError(403, message)
export const pathNotFound = () => apiError(404, 'Not Found')

export function projectNotFound(project: string): LakeError {
  const details = { errorCode: 'SIO-404-PNF', attributes: { type: 'project', id: project } }
  return withFields(apiError(404, 'Project not found'), details)
}

export function datasetNotFound(dataset: string, project: string): LakeError {
  const message = `Dataset "${dataset}" not found for project ID "${project}"`
  return withFields(apiError(404, message), { error: 'Dataset not found' })
}

export function insufficientPermissions(
  permission: Permission,
  kind: 'mutationError' | 'actionError' = 'mutationError',
): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required`
  const error = { type: 'insufficientPermissionsError', description, permission }
  return dataError(403, kind, `transaction failed: ${description}`, { items: [{ error, index: 0 }] })
}

export function tooManyAttributes(count: number, limit: number): LakeError {
  const sentence = `Total attribute/datatype count ${count} exceeds limit of ${limit} (including submitted mutations)`
  return dataError(400, 'limitExceededError', sentence)
}

export function documentTooLarge(id: string, count: number, limit: number): LakeError {
  const sentence = `Attribute/datatype count ${count} of document "${id}" exceeds limit of ${limit}`
  return dataError(400, 'limitExceededError', sentence)
}

export const bodyTooLarge = (limit: number) => apiError(413, `Request body exceeds limit of ${limit} bytes`)

export function unknownAction(actionType: string): LakeError {
  return dataError(400, 'validationError', `Unknown action type ${JSON.stringify(actionType)}`)
}

/** The answer of the gateway in front of Sanity, which has no `error`. */
export function rateLimitExceeded(): LakeError {
  return new LakeError(429, 'API rate limit exceeded', { message: 'API rate limit exceeded' })
}

export function responseTo({ status, body }: LakeError): Response {
  return Response.json(body, { status })
}

function withFields(error: LakeError, fields: Record<string, unknown>): LakeError {
  Object.assign(error.body, fields)
  return error
}
