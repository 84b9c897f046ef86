import { z } from 'zod'
import { dataError } from '../errors.ts'
import { withKeys } from '../keys.ts'
import type { CommittedTransaction, MutateOptions } from '../types.ts'
import { json } from './answers.ts'
import { readLargeJson } from './body.ts'
import { isOn, type SignedInExchange } from './exchange.ts'

const MOST = 10_000

const options = {
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
}
const mutateBody = z.object({ ...options, mutations: z.array(z.unknown()).min(1).max(MOST) })
const actBody = z.object({ ...options, actions: z.array(z.unknown()).min(1).max(MOST) })

/**
 * `data/mutate`: applies mutations as one transaction. With `returnIds` it answers the result of each mutation, with
 * `returnDocuments` also the changed documents. `visibility` has no effect: a write is visible to queries at once.
 */
export async function mutate(exchange: SignedInExchange): Promise<Response> {
  const { request, url, lake } = exchange
  const { mutations, ...body } = parse(mutateBody, await readWrite(exchange), 'mutations')
  const member = exchange.sender()
  member.authorizeRequest(mutations)
  const given = url.searchParams.get('transactionId')
  const transaction = await lake.mutateFor(
    { client: member.id, signal: request.signal },
    isOn(exchange, 'autoGenerateArrayKeys') ? mutations.map(withKeys) : mutations,
    writeOptions(exchange, {
      transactionId: body.transactionId ?? (given || undefined),
      dryRun: body.dryRun === true || isOn(exchange, 'dryRun'),
    }),
  )
  return json(exchange, { transactionId: transaction.id, results: resultsOf(exchange, transaction) })
}

/** `data/actions`: applies document actions (edit, publish, …) as one transaction. */
export async function act(exchange: SignedInExchange): Promise<Response> {
  const { lake } = exchange
  const { actions, ...body } = parse(actBody, await readWrite(exchange), 'actions')
  exchange.sender().authorizeRequest(actions)
  const transaction = lake.act(actions, writeOptions(exchange, body))
  return json(exchange, { transactionId: transaction.id })
}

const readWrite = (exchange: SignedInExchange) => readLargeJson(exchange, exchange.member.largestWrite.bytes)

function writeOptions(
  { lake, member, sender }: SignedInExchange,
  { transactionId, dryRun }: { transactionId?: string | undefined; dryRun?: boolean | undefined },
): MutateOptions {
  return {
    author: member.id,
    steps: member.largestWrite.steps,
    ...(transactionId !== undefined && { transactionId }),
    ...(dryRun !== undefined && { dryRun }),
    authorize: (changes) => sender().authorizeChanges(changes, (id) => lake.getDocuments([id])[0] ?? null),
  }
}

function resultsOf(exchange: SignedInExchange, { results, changes }: CommittedTransaction) {
  const returnDocuments = isOn(exchange, 'returnDocuments')
  if (!returnDocuments) return isOn(exchange, 'returnIds') ? results : []
  const after = new Map(changes.map((change) => [change.id, change.after ?? change.before]))
  return results.map((result) => ({
    ...result,
    document: after.get(result.id) ?? exchange.lake.getDocuments([result.id])[0],
  }))
}

function parse<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw dataError(400, 'validationError', `The body must be {"${name}": […]} with 1 to ${MOST} ${name}.`)
}
