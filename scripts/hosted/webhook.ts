import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { type Finding, missing, ok, unknown } from '../finding.ts'
import type { Answer } from './api.ts'

const EVENTS = ['create', 'update', 'delete']

/** The checked properties in Sanity's list of webhooks. Webhooks of the older kind have no `rule`. */
const WEBHOOKS = z.array(
  z.object({
    url: z.string(),
    dataset: z.string(),
    httpMethod: z.string().nullish(),
    isDisabled: z.boolean().nullish(),
    isDisabledByUser: z.boolean().nullish(),
    rule: z
      .object({ on: z.array(z.string()), filter: z.string().nullish(), projection: z.string().nullish() })
      .nullish(),
    secret: z.string().nullish(),
  }),
)

type Webhook = z.infer<typeof WEBHOOKS>[number]

/**
 * Whether a webhook reports every change of the dataset to the site.
 * @param answer Sanity's answer to `GET /hooks/projects/<id>`
 * @param address the address at which the site accepts the webhook
 */
export function checkWebhook({ status, body }: Answer, env: Env, address: string): Finding {
  const list = `https://www.sanity.io/manage/project/${env.NEXT_PUBLIC_SANITY_PROJECT_ID}, API, Webhooks`
  const mend = `Correct it at ${list}, or make it (docs/hosted.md, step 9).`
  const webhooks = WEBHOOKS.safeParse(body).data
  if (status === 401 || status === 403) {
    return unknown(`SANITY_AUTH_TOKEN may not read webhooks: an administrator's may. They are at ${list}`)
  }
  if (status !== 200 || !webhooks) return unknown(`Sanity did not list the webhooks (${status}).`)
  const webhook = webhooks.find(({ url }) => url === address)
  if (!webhook) {
    const other = webhooks.find(({ url }) => url.includes('/api/revalidate'))
    return other
      ? missing(`The webhook goes to ${withoutQuery(other.url)}, not to ${address}. ${mend}`)
      : missing(`No webhook goes to ${address}. ${mend}`)
  }
  const faults = faultsOf(webhook, env)
  if (faults.length > 0) return missing(`The webhook to ${address} ${faults.join(', and ')}. ${mend}`)
  if (webhook.secret !== env.SANITY_WEBHOOK_SECRET) {
    return unknown(
      `The secret of the webhook could not be compared with SANITY_WEBHOOK_SECRET. When they differ, its attempts end with 401: ${list}`,
    )
  }
  return ok(`A webhook reports changes to ${address}.`)
}

function faultsOf(webhook: Webhook, env: Env): string[] {
  const { rule, dataset } = webhook
  const events = EVENTS.filter((event) => !rule?.on.includes(event))
  const projection = (rule?.projection ?? '').replace(/[\s"']/g, '')
  return [
    (webhook.isDisabled || webhook.isDisabledByUser) && 'is turned off',
    dataset !== '*' && dataset !== env.NEXT_PUBLIC_SANITY_DATASET && `is for the dataset "${dataset}"`,
    webhook.httpMethod && webhook.httpMethod !== 'POST' && `is sent by ${webhook.httpMethod}, not by POST`,
    events.length > 0 && `is not sent on ${events.join(' and ')}`,
    rule?.filter && 'has a filter, with which it misses changes',
    !(projection.includes('before:before()') && projection.includes('after:after()')) &&
      'has another projection than {"before": before(), "after": after()}',
    'secret' in webhook && !webhook.secret && 'has no secret',
  ].filter((fault) => typeof fault === 'string')
}

/** The address without its query, because a query can contain a secret. */
const withoutQuery = (address: string) => address.replace(/\?.*/, '')
