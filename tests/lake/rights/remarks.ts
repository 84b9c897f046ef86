import { isDeepStrictEqual } from 'node:util'
import { type DocumentChange, LakeError } from 'content-lake'
import { COMMENTS_DATASET } from '#lib/embedded-project.ts'
import { ROLES } from '#lib/roles.ts'
import { commentsOf } from '#lib/server/lake.ts'
import type { TestLake } from '../server.ts'
import { comment, task } from '../wrong-shapes.ts'
import type { Sender } from './oracle.ts'
import { randomFrom } from './tries.ts'

/* Generated writes of comments and tasks by everybody, compared with what docs/product.md says of them. */

const ID_FORMS = ['', '', '', 'drafts.', 'versions.spring.']

/** What fields are set to: by turns the right type, somebody's name and nonsense. */
const fieldsOf = (people: string[]): [string, unknown[]][] => [
  ['authorId', [...people, null, true]],
  ['assignedTo', people],
  ['status', ['open', 'resolved', 'closed']],
  ['title', ['Another title']],
  ['message', [comment('').message, []]],
  ['reactions', [[], comment('').reactions]],
  ['_type', ['comment', 'tasks.task', 'service']],
  ['_system', [{ group: { _ref: 'x' } }]],
]

export interface RemarkTries {
  tries: number
  accepted: number
  refused: number
  /** What is accepted and must not be, or the other way round. */
  findings: string[]
}

/**
 * Sends so many generated mutations, each as everybody. What has to be refused is sent for real, and must change nothing; what
 * has to be accepted is a dry run.
 */
export async function tryRemarks(
  { lake }: TestLake,
  call: TestLake['call'],
  requests: number,
): Promise<RemarkTries> {
  const comments = commentsOf(lake)
  const idOf = async (role: Sender) =>
    role === 'anonymous' ? '' : (await (await call('v1/users/me', { role })).json()).id
  const senders: Sender[] = ['anonymous', ...ROLES]
  const people = new Map(
    await Promise.all(senders.map(async (sender) => [sender, await idOf(sender)] as const)),
  )
  const authors = [...people.values(), 'somebody'].filter((id) => id !== '')
  const stored = authors.flatMap((author, index) => {
    const next = authors[(index + 1) % authors.length]
    return [
      comment(author, { _id: `comment-of-${index}` }),
      task(author, { _id: `task-of-${index}`, assignedTo: next }),
    ]
  })
  comments.mutate(
    stored.map((create) => ({ createOrReplace: create })),
    { author: 'somebody' },
  )
  const random = randomFrom(11)
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const outcome: RemarkTries = { tries: 0, accepted: 0, refused: 0, findings: [] }

  function mutation(): Record<string, unknown> {
    const existing = one(stored)
    const id = random() < 0.8 ? existing._id : `new-${one(['a', 'b'])}`
    const fields = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
        const [name, values] = one(fieldsOf(authors))
        return [name, one(values)]
      }),
    )
    const make = one([comment, task])
    const whole = { ...make(one(authors), { _id: one(ID_FORMS) + id }), ...fields }
    return one([
      { patch: { id, set: fields } },
      { patch: { query: '*[_id == $id]', params: { id }, set: fields } },
      { patch: { id, unset: Object.keys(fields) } },
      { create: whole },
      { createOrReplace: whole },
      { createIfNotExists: whole },
      { delete: { id } },
      { delete: { query: '*[_id == $id]', params: { id } } },
    ])
  }

  function changesOf(mutations: unknown[]): DocumentChange[] | null {
    try {
      return comments.mutate(mutations, { author: 'somebody', dryRun: true }).changes
    } catch (error) {
      if (error instanceof LakeError && error.status < 500) return null
      throw error
    }
  }

  for (let number = 0; number < requests; number++) {
    const mutations = Array.from({ length: one([1, 1, 2, 3]) }, mutation)
    const changes = changesOf(mutations)
    for (const [sender, id] of people) {
      const forbidden =
        changes && (sender === 'anonymous' || changes.some((change) => !mayWrite(sender, id, change)))
      const isAllowed = changes !== null && !forbidden
      const before = comments.lastSeq
      const response = await call(`v2025-02-19/data/mutate/${COMMENTS_DATASET}`, {
        method: 'POST',
        role: sender === 'anonymous' ? null : sender,
        body: JSON.stringify({ mutations, dryRun: isAllowed }),
      })
      await response.arrayBuffer()
      outcome.tries += 1
      outcome[response.ok ? 'accepted' : 'refused'] += 1
      if (response.ok !== isAllowed || comments.lastSeq !== before)
        outcome.findings.push(`${sender}: ${response.status} ${JSON.stringify(mutations).slice(0, 400)}`)
    }
  }
  return outcome
}

/** As docs/product.md says it, written as plainly as possible. */
function mayWrite(sender: Sender, me: string, { id, before, after }: DocumentChange): boolean {
  const document = after ?? before
  if (!document || isDeepStrictEqual(before, after)) return true
  if (!['comment', 'tasks.task'].includes(document._type) || id.includes('.')) return false
  const isTask = document._type === 'tasks.task'
  if (!before) return document.authorId === me
  if (!after) return before.authorId === me || sender === 'administrator'
  if (before._type !== after._type) return false
  if (before.authorId === me && after.authorId === me) return true
  if (before.authorId !== after.authorId) return false
  if (isTask) return sender !== 'viewer' || before.assignedTo === me
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].every(
    (name) =>
      ['status', 'reactions', '_rev', '_updatedAt'].includes(name) ||
      isDeepStrictEqual(before[name], after[name]),
  )
}

/** Uploads by everybody, of images and files, into the content and into comments. Returns what is answered otherwise than it has to be. */
export async function tryUploads(call: TestLake['call']): Promise<string[]> {
  const faults: string[] = []
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  for (const sender of ['anonymous', ...ROLES] as const) {
    for (const kind of ['images', 'files']) {
      for (const dataset of ['production', COMMENTS_DATASET]) {
        const role = sender === 'anonymous' ? null : sender
        const body = kind === 'images' ? svg : 'a file'
        const { status } = await call(`v2025-02-19/assets/${kind}/${dataset}`, { method: 'POST', role, body })
        const mayUpload = dataset === 'production' && (sender === 'editor' || sender === 'administrator')
        const expected = role === null ? 401 : mayUpload ? 200 : 403
        if (status !== expected) faults.push(`${sender}, ${kind} in ${dataset}: ${status}`)
      }
    }
  }
  return faults
}
