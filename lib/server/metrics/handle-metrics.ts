import type { Registry } from 'prom-client'
import { env } from '#lib/env.ts'
import { isSameSecret } from '#lib/server/secrets.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Answers the metrics in Prometheus' text format. A request needs `Authorization: Bearer <METRICS_TOKEN>`. Answers 404 when
 * METRICS_TOKEN is not set, 401 for a wrong token.
 */
export async function handleMetrics(
  request: Request,
  registry: () => Registry,
  { METRICS_TOKEN: token }: Pick<typeof env, 'METRICS_TOKEN'> = env,
): Promise<Response> {
  if (!token) return refuse(404, 'METRICS_TOKEN is not set.')
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    return refuse(401, 'The token is missing or wrong.')
  }
  const metrics = registry()
  return new Response(await metrics.metrics(), {
    headers: { ...NO_STORE, 'content-type': metrics.contentType },
  })
}

function refuse(status: number, message: string): Response {
  const challenge = status === 401 && { 'www-authenticate': 'Bearer' }
  return Response.json({ message }, { status, headers: { ...NO_STORE, ...challenge } })
}
