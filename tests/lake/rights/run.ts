import { type DocumentChange, LakeError } from 'content-lake'
import type { TestLake } from '../server.ts'
import { broken, isOnlyNewer, type Sender } from './oracle.ts'
import { randomFrom, type Try, tries } from './tries.ts'
import { makeWorld, type World } from './world.ts'

const SENDERS: Sender[] = ['anonymous', 'viewer', 'translator', 'editor', 'administrator']

/** Each is sent by every sender. */
const REQUESTS = 4_400

interface Counts {
  tries: number
  accepted: number
  refused: number
  /** Of those refused: what this sender may not do. The rest cannot be done, whoever asks. */
  forbidden: number
}

export interface Outcome {
  counts: Map<Sender, Counts>
  /** Where the lake and the oracle differ: how often, and the first request. */
  findings: Map<string, { times: number; first: string }>
}

/**
 * Sends generated writes to the lake as every role, and compares what it answers with the oracle. What has to be refused is sent for real, and must
 * leave the lake as it was; what has to be accepted is a dry run, so that every try finds the same documents. A sample is one of so many requests.
 */
export async function tryRights(
  t: TestLake,
  { every = 1, seed, call = t.call }: { every?: number; seed: number; call?: TestLake['call'] },
): Promise<Outcome> {
  const world = makeWorld(t.lake)
  const counts = new Map(
    SENDERS.map((sender) => [sender, { tries: 0, accepted: 0, refused: 0, forbidden: 0 }]),
  )
  const findings: Outcome['findings'] = new Map()
  const source = tries(world, randomFrom(seed))
  for (let number = 0; number < REQUESTS; number += 1) {
    const one: Try = source.next().value
    if (number % every > 0) continue
    const changes = changesOf(world, one)
    for (const sender of SENDERS) {
      const finding = await attempt(call, world, one, sender, changes, counts.get(sender) as Counts)
      if (finding === null) continue
      const key = `${sender}: ${finding}`
      const { times = 0, first = JSON.stringify(one.parts) } = findings.get(key) ?? {}
      findings.set(key, { times: times + 1, first })
      // The revisions that can be undone are others now.
      Object.assign(world, makeWorld(t.lake))
      break
    }
  }
  return { counts, findings }
}

/** What a request would change if nobody asked who may; null when it cannot be done at all. */
function changesOf({ lake }: World, { kind, parts }: Try): DocumentChange[] | null {
  const options = { author: 'anybody', dryRun: true }
  try {
    return (kind === 'actions' ? lake.act(parts, options) : lake.mutate(parts, options)).changes
  } catch (error) {
    if (error instanceof LakeError && error.status < 500) return null
    throw new Error(`The lake itself fails at ${JSON.stringify(parts)}`, { cause: error })
  }
}

/** Sends it, and says how the answer differs from what it has to be. */
async function attempt(
  call: TestLake['call'],
  world: World,
  one: Try,
  sender: Sender,
  changes: DocumentChange[] | null,
  count: Counts,
): Promise<string | null> {
  count.tries += 1
  const statement = changes && broken(sender, changes, undoneBy(one), world)
  const isAllowed = changes !== null && statement === null
  const before = world.lake.lastSeq
  const status = await send(call, one, sender, isAllowed)
  count[status < 400 ? 'accepted' : 'refused'] += 1
  if (statement) count.forbidden += 1
  if (status >= 500) return `answered ${status}`
  if (world.lake.lastSeq !== before) return statement ?? 'wrote in a dry run'
  if (changes === null) return status < 400 ? 'what cannot be done is accepted' : null
  if (isAllowed) {
    // What changes nothing may be refused, and a viewer's requests are refused by how they look.
    if (
      changes.length === 0 ||
      changes.some(isOnlyNewer) ||
      sender === 'anonymous' ||
      (sender === 'viewer' && !one.isOfPreview)
    )
      return null
    return status === 200 ? null : `refused (${status}), though nothing forbids it`
  }
  return status < 400 ? String(statement) : null
}

function undoneBy({ parts }: Try): Set<string> {
  const undoing = parts.filter(({ actionType }) => actionType === 'lake.action.document.undoPublish')
  return new Set(undoing.map(({ publishedId }) => String(publishedId)))
}

async function send(
  call: TestLake['call'],
  { kind, parts }: Try,
  sender: Sender,
  dryRun: boolean,
): Promise<number> {
  const response = await call(`v2025-02-19/data/${kind === 'actions' ? 'actions' : 'mutate'}/production`, {
    method: 'POST',
    role: sender === 'anonymous' ? null : sender,
    body: JSON.stringify({ [kind]: parts, dryRun }),
  })
  await response.arrayBuffer()
  return response.status
}

/** A table for people. */
export function report({ counts, findings }: Outcome): string {
  const lines = [...counts].map(([sender, count]) => {
    const numbers = Object.entries(count).map(([what, number]) => `${number} ${what}`)
    return `${sender.padEnd(14)} ${numbers.join(', ')}`
  })
  const found = [...findings].map(
    ([what, { times, first }]) => `${times} × ${what}\n    ${first.slice(0, 400)}`,
  )
  return [...lines, `findings: ${found.length}`, ...found].join('\n')
}
