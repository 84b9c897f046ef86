import type { SanityClient } from '@sanity/client'
import { type Remark, remarkIn, textOfRemark } from '#lib/notices/notices.ts'
import { namesOf } from '#studio/core/people-names.ts'

/** A comment or a task, as Home lists it. */
export interface ListedRemark {
  remark: Remark
  text: string
  /** The author's name; null when it is not known, or is the reader. */
  by: string | null
  /** Whether the reader has not opened it from Home yet. */
  isNew: boolean
}

export const REMARK_TYPES = ['comment', 'tasks.task']

/** If there are more remarks, the oldest are left out. */
const MOST = 50

/** The open comments that mention a person, and the person's open tasks. `remarkIn` drops documents with an unknown shape. */
const REMARKS = `*[_type in $types && status == "open" && (
  (_type == "comment" && authorId != $me && $me in message[].children[].userId) ||
  (_type == "tasks.task" && assignedTo == $me)
)] | order(_createdAt desc)[0...${MOST}]`

/** The key under which the server keeps the ids of remarks that a person has opened. */
const OPENED = 'montage.studio.opened-remarks'

/** The comments and tasks for a person: new ones first, each group newest first. @param client of the dataset of remarks */
export async function readRemarks(client: SanityClient, me: string): Promise<ListedRemark[]> {
  const [documents, opened] = await Promise.all([
    client.fetch<unknown[]>(REMARKS, { types: REMARK_TYPES, me }, { perspective: 'raw', tag: 'home' }),
    readOpened(client),
  ])
  const remarks = documents.flatMap((document) => remarkIn(document) ?? [])
  const names = await namesOf(client, remarks.flatMap(peopleIn))
  const listed = remarks.map((remark) => ({
    remark,
    text: textOfRemark(remark, (id) => names.get(id) ?? '…'),
    by: remark.authorId === me ? null : (names.get(remark.authorId) ?? null),
    isNew: !opened.includes(remark._id),
  }))
  return listed.sort((one, other) => Number(other.isNew) - Number(one.isNew))
}

/** Stores that a person has opened one of the listed remarks. Ids that are no longer listed are dropped. */
export async function noteOpened(client: SanityClient, id: string, listed: ListedRemark[]): Promise<void> {
  const opened = listed.filter(({ remark, isNew }) => !isNew || remark._id === id)
  const body = [{ key: OPENED, value: opened.map(({ remark }) => remark._id) }]
  await client.request({ method: 'PUT', url: '/users/me/keyvalue', body })
}

async function readOpened(client: SanityClient): Promise<string[]> {
  const settings = await client.request<{ key: string; value: string[] }[]>({
    url: `/users/me/keyvalue/${OPENED}`,
  })
  return settings[0]?.value ?? []
}

/** The author, and the people whom a comment mentions. */
function peopleIn(remark: Remark): string[] {
  if (remark._type !== 'comment') return [remark.authorId]
  const mentioned = remark.message.flatMap(({ children }) => children.flatMap(({ userId }) => userId ?? []))
  return [remark.authorId, ...mentioned]
}
