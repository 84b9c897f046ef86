import { z } from 'zod'
import { countAttributes } from '#lib/content/attributes.ts'
import { LONGEST_READ } from '#lib/content/freshness.ts'
import type { Env } from '#lib/env.ts'
import { roleOfSanity } from '#lib/roles.ts'
import { differenceFromBuild } from '../build-settings.ts'
import { currentBuild } from '../builds.ts'
import { type Check, missing, ok, unknown } from '../finding.ts'
import { documentsToPush, STATS } from '../transfer.ts'
import { apiAddress, askerOf, get } from './api.ts'
import { checkToken, makeToken, mayDo, rolesOf, type TokenName } from './tokens.ts'
import { checkWebhook } from './webhook.ts'

/** The published document that every page needs, and its draft. Checks test whether it exists, and rights to both. */
const CONTENT = { _id: 'siteSettings', _type: 'siteSettings' }
const DRAFT = { ...CONTENT, _id: `drafts.${CONTENT._id}` }

const PROJECT = z.object({
  displayName: z.string().nullish(),
  members: z.array(
    z.object({ isRobot: z.boolean().nullish(), roles: z.array(z.object({ name: z.string() })) }),
  ),
})

/** The messages for tokens that are not set. */
const UNSET = {
  SANITY_API_READ_TOKEN: `SANITY_API_READ_TOKEN is not set, so a private dataset gives no pages, and there are no previews, no drafts and no names of staff. ${makeToken('SANITY_API_READ_TOKEN')}`,
  SANITY_API_WRITE_TOKEN: `SANITY_API_WRITE_TOKEN is not set, so customers' reviews do not become drafts and former addresses are not kept. ${makeToken('SANITY_API_WRITE_TOKEN')}`,
  SANITY_AUTH_TOKEN:
    'SANITY_AUTH_TOKEN is not set. The site does not need it: only this check, "npm run content:push" and "content:pull" do.',
}

const LOOK =
  'Look at https://status.sanity.io, at the network of this machine, and at SANITY_API_URL if it is set.'

const MANAGE = 'https://www.sanity.io/manage'

/**
 * The checks of `npm run hosted:check`: one for each step from an empty Sanity account to a live site. They only read.
 * @param webhook the address of the site's `/api/revalidate` for Sanity's webhook
 * @param patience the milliseconds after which an answer of Sanity counts as slow
 */
export function hostedChecks(
  env: Env,
  { webhook = `${env.SITE_URL}/api/revalidate`, patience = LONGEST_READ } = {},
): Check[] {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: project, NEXT_PUBLIC_SANITY_DATASET: dataset } = env
  const ask = askerOf(env)
  const { host } = new URL(apiAddress(env))
  const manage = `${MANAGE}/project/${project}`
  /** The address of a query that works in an empty dataset. */
  const question = `/v2025-02-19/data/query/${dataset}?query=1`
  const first = once(() => ask(question))

  async function query(groq: string, token?: string): Promise<{ status: number | null; result: unknown }> {
    const path = `/v2025-02-19/data/query/${dataset}?query=${encodeURIComponent(groq)}`
    const { status, body } = await ask(path, { token })
    return { status, result: z.object({ result: z.unknown() }).safeParse(body).data?.result }
  }

  /** The first token that Sanity accepts. So one wrong token does not make the other checks fail. */
  const reader = once(async () => {
    for (const name of ['SANITY_API_READ_TOKEN', 'SANITY_AUTH_TOKEN', 'SANITY_API_WRITE_TOKEN'] as const) {
      const token = env[name]
      if (token && (await rolesOf(ask, token))?.length) return token
    }
    return undefined
  })

  const details = once(async () => ask(`/v2021-06-07/projects/${project}`, { token: await reader() }))
  const content = once(async () => query(`*[_id == "${CONTENT._id}"][0]._id`, await reader()))

  const mayWithToken =
    (name: TokenName, permissions: string[], documents: (typeof CONTENT)[], what: string) => async () => {
      const may = await mayDo(ask, env, env[name] ?? '', permissions, documents)
      if (may === null) return unknown(`Sanity did not say what ${name} may do.`)
      return may ? ok(`${name} may ${what}.`) : missing(`${name} may not ${what}. ${makeToken(name)}`)
    }

  return [
    {
      name: 'project id',
      run: () =>
        project
          ? ok(`The site uses the dataset "${dataset}" of the project ${project}.`)
          : missing(
              `NEXT_PUBLIC_SANITY_PROJECT_ID is not set, so the site uses its own lake. Set it to the id of the project, which is at ${MANAGE}`,
            ),
    },
    {
      name: 'connection',
      after: ['project id'],
      async run() {
        const { status, body } = await first()
        if (status === null) return missing(`${host} does not answer (${body}). ${LOOK}`)
        return status === 402 || status === 429 || status >= 500
          ? missing(`${host} answers with the status ${status}. ${LOOK}`)
          : ok(`${host} answers.`)
      },
    },
    {
      name: 'speed',
      after: ['connection'],
      async run() {
        const { milliseconds } = await first()
        const time = `${host} takes ${grouped(Math.round(milliseconds))} ms for an answer.`
        return milliseconds <= patience
          ? ok(time)
          : missing(`${time} After ${grouped(patience)} ms pages use former content. ${LOOK}`)
      },
    },
    {
      name: 'project',
      after: ['connection'],
      async run() {
        const { status, body } = await details()
        const found = PROJECT.safeParse(body).data
        if (found) return ok(`The project ${project} is "${found.displayName ?? project}".`)
        // Without a valid token, only this address of Sanity's API shows whether the project exists.
        const probe = status === 404 ? { status } : await ask('/v2021-06-07/check/cors')
        if (probe.status === 200) return ok(`There is a project ${project}.`)
        if (probe.status !== 404) return unknown(`Sanity did not say whether there is a project ${project}.`)
        return missing(
          `Sanity has no project ${project}. Set NEXT_PUBLIC_SANITY_PROJECT_ID to an id of ${MANAGE}, and build again: npm run build`,
        )
      },
    },
    {
      name: 'dataset',
      after: ['project'],
      async run() {
        const { status } = await ask(question, { token: await reader() })
        if (status === 200) return ok(`There is a dataset "${dataset}".`)
        if (status !== 404) return unknown(`Sanity did not say whether there is a dataset "${dataset}".`)
        return missing(
          `The project has no dataset "${dataset}". Make it: npx sanity datasets create ${dataset} --visibility private`,
        )
      },
    },
    {
      name: 'read token',
      after: ['project'],
      run: () => checkToken(ask, env, 'SANITY_API_READ_TOKEN', missing(UNSET.SANITY_API_READ_TOKEN)),
    },
    {
      name: 'drafts',
      after: ['dataset', 'read token'],
      run: mayWithToken('SANITY_API_READ_TOKEN', ['read'], [CONTENT, DRAFT], 'read drafts'),
    },
    {
      name: 'write token',
      after: ['project'],
      run: () => checkToken(ask, env, 'SANITY_API_WRITE_TOKEN', missing(UNSET.SANITY_API_WRITE_TOKEN)),
    },
    {
      name: 'writing',
      after: ['dataset', 'write token'],
      run: mayWithToken('SANITY_API_WRITE_TOKEN', ['create', 'update'], [CONTENT, DRAFT], 'write content'),
    },
    {
      name: 'token of an administrator',
      after: ['project'],
      run: () => checkToken(ask, env, 'SANITY_AUTH_TOKEN', unknown(UNSET.SANITY_AUTH_TOKEN)),
    },
    {
      name: 'origin',
      after: ['dataset'],
      async run() {
        const { status, headers } = await ask(question, { origin: env.SITE_URL, token: await reader() })
        if (status === null) return unknown('Sanity did not answer.')
        const add = `npx sanity cors add ${env.SITE_URL} --credentials`
        if (headers.get('access-control-allow-origin') !== env.SITE_URL) {
          return missing(`Sanity refuses the Studio at ${env.SITE_URL}/studio. Allow its origin: ${add}`)
        }
        if (headers.get('access-control-allow-credentials') !== 'true') {
          return missing(
            `Sanity allows the origin ${env.SITE_URL} without credentials, so nobody can sign in. Replace it: npx sanity cors delete ${env.SITE_URL} && ${add}`,
          )
        }
        return ok(`Sanity lets the Studio at ${env.SITE_URL}/studio sign in.`)
      },
    },
    {
      name: 'content',
      after: ['dataset'],
      async run() {
        const { status, result } = await content()
        if (status !== 200) return unknown('No token may read the content.')
        return result
          ? ok('The content is there.')
          : missing(`The dataset has no document "${CONTENT._id}". Push the content: npm run content:push`)
      },
    },
    {
      name: 'privacy',
      after: ['content'],
      async run() {
        const { status, result } = await query(`count(*[_id == "${CONTENT._id}"])`)
        if (result === 1) {
          return missing(
            `Everybody can read the dataset, also the addresses of staff in "Mails". Close it: npx sanity datasets visibility set ${dataset} private`,
          )
        }
        const isRefused = result === 0 || status === 401 || status === 403
        return isRefused && (await content()).result
          ? ok('Nobody reads the dataset without a token.')
          : unknown('Sanity did not say whether everybody can read the dataset.')
      },
    },
    {
      name: 'attributes',
      after: ['dataset'],
      async run() {
        const { body } = await ask(`/v2025-02-19/data/stats/${dataset}`, { token: await reader() })
        const { limit, value } = STATS.safeParse(body).data?.fields.count ?? {}
        if (!limit) return unknown('Sanity did not say how many attributes the plan allows.')
        const toPush = (await content()).result ? [] : await documentsToPush(env.DATA_DIR)
        const used = Math.max(value ?? 0, countAttributes(toPush))
        const sentence = `The content has ${grouped(used)} attributes, and the plan allows ${grouped(limit)}.`
        return used <= limit ? ok(sentence) : missing(`${sentence} Choose a larger plan at ${manage}, Plan.`)
      },
    },
    {
      name: 'webhook',
      after: ['project'],
      async run() {
        if (!env.SANITY_WEBHOOK_SECRET) {
          return missing(
            'SANITY_WEBHOOK_SECRET is not set, so the site takes no webhook. Set it to a secret (openssl rand -hex 32), and give the webhook the same.',
          )
        }
        const token = env.SANITY_AUTH_TOKEN
        if (!token)
          return unknown('Only SANITY_AUTH_TOKEN, the token of an administrator, may read webhooks.')
        return checkWebhook(await ask(`/v2021-10-04/hooks/projects/${project}`, { token }), env, webhook)
      },
    },
    {
      name: 'editor',
      after: ['project'],
      async run() {
        const members = PROJECT.safeParse((await details()).body).data?.members
        if (!members) return unknown('No token may read the members of the project.')
        const people = members.filter(({ isRobot }) => !isRobot)
        const editors = people.filter(({ roles }) => roleOfSanity(roles.map(({ name }) => name)) === 'editor')
        return editors.length > 0
          ? ok(`${editors.length} of ${people.length} members are editors.`)
          : missing(
              'No member of the project is an editor. Invite one: npx sanity users invite name@example.ca --role editor',
            )
      },
    },
    {
      name: 'build',
      after: ['project id'],
      run() {
        const build = currentBuild(env.BUILD_DIR)
        if (!build) return unknown(`There is no build in ${env.BUILD_DIR} on this machine: npm run build`)
        const difference = differenceFromBuild(env, build)
        return difference ? missing(difference) : ok('The build is of this project and dataset.')
      },
    },
    {
      name: 'site',
      after: ['project id'],
      async run() {
        const { status } = await get(`${env.SITE_URL}/api/health`)
        return status === 200
          ? ok(`The site answers at ${env.SITE_URL}.`)
          : missing(
              `${env.SITE_URL}/api/health ${status === null ? 'does not answer' : `answers with ${status}`}. Start the site: npm start`,
            )
      },
    },
  ]
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

const grouped = (count: number) => count.toLocaleString('en-CA')
