import { z } from 'zod'
import { commentShape, taskShape } from '#lib/shapes/remarks.ts'

/*
 * What Sanity's comments and tasks have to tell somebody: that they are mentioned, or that a task is theirs. Anybody who is
 * signed in can write both by the API: what has another shape tells nobody anything.
 */

/** Something for a person. */
export interface Notice {
  kind: 'mention' | 'task'
  /** The id of the person's account. */
  to: string
}

const comment = commentShape.extend({
  message: commentShape.shape.message.unwrap().unwrap(),
  target: commentShape.shape.target.required({ documentType: true }),
})

const task = taskShape.extend({
  title: z.string(),
  assignedTo: z.string(),
  /** Set when the form of a new task is sent: until then it is no task. */
  createdByUser: z.string(),
})

const remark = z.discriminatedUnion('_type', [comment, task])

/** A comment, or a task that was handed to somebody. */
export type Remark = z.infer<typeof remark>

/** The remark in a document of the dataset of comments and tasks; null when it is none. */
export const remarkIn = (document: unknown): Remark | null => remark.safeParse(document).data ?? null

/** Whom a remark is for, but for who wrote the comment. */
export function noticesIn(remark: Remark | null): Notice[] {
  if (remark === null) return []
  if (remark._type === 'tasks.task') return [{ kind: 'task', to: remark.assignedTo }]
  const mentioned = remark.message.flatMap(({ children }) => children.flatMap(({ userId }) => userId ?? []))
  return [...new Set(mentioned)].filter((id) => id !== remark.authorId).map((to) => ({ kind: 'mention', to }))
}

/** Whom a change makes a remark for. */
export function newNotices(before: unknown, after: unknown): Notice[] {
  const known = noticesIn(remarkIn(before)).map(({ to }) => to)
  return noticesIn(remarkIn(after)).filter(({ to }) => !known.includes(to))
}

/** What a remark says, as one text. @param nameOf the name of somebody who is mentioned */
export function textOfRemark(remark: Remark, nameOf: (id: string) => string): string {
  if (remark._type === 'tasks.task') return remark.title
  return remark.message
    .map(({ children }) =>
      children.map(({ text = '', userId }) => (userId ? `@${nameOf(userId)}` : text)).join(''),
    )
    .join('\n')
    .trim()
}

/** Where the Studio shows a remark, below its own address. */
export function remarkPath(remark: Remark): string {
  if (remark._type === 'tasks.task') return taskPath(remark._id)
  const { documentType: type, document } = remark.target
  if (type === 'tasks.task') return taskPath(document._ref)
  const params = { id: document._ref, type, inspect: 'sanity/comments', comment: remark._id }
  return `/intent/edit/${Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join(';')}/`
}

const taskPath = (id: string) =>
  `/structure/home?${new URLSearchParams({ sidebar: 'tasks', viewMode: 'edit', selectedTask: id })}`

interface About {
  /** The id of the account that hears of it. */
  to: string
  /** The id of the remark. */
  id: string
}

/** What a mail is about, as the queue keeps it. */
export const aboutOf = ({ to, id }: About): string => `${to} ${id}`

/** The same, read again. */
export function readAbout(about: string): About {
  const [to = '', id = ''] = about.split(' ')
  return { to, id }
}
