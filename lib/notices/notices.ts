import { z } from 'zod'
import { commentShape, taskShape } from '#lib/shapes/remarks.ts'

/*
 * Notices about Sanity's comments and tasks: a person is mentioned, or a task is assigned to a person. Every signed-in person
 * can write comments and tasks by the API, so documents of another shape are ignored.
 */

/** A notice for one person. */
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
  /** Set when the form of a new task is sent. A document without it is not a task yet. */
  createdByUser: z.string(),
})

const remark = z.discriminatedUnion('_type', [comment, task])

/** A comment, or an assigned task. */
export type Remark = z.infer<typeof remark>

/** The comment or task in a document of the dataset of comments; null when it is neither. */
export const remarkIn = (document: unknown): Remark | null => remark.safeParse(document).data ?? null

/** The notices of a comment or task: to the mentioned people except the author of a comment, or to the assigned person. */
export function noticesIn(remark: Remark | null): Notice[] {
  if (remark === null) return []
  if (remark._type === 'tasks.task') return [{ kind: 'task', to: remark.assignedTo }]
  const mentioned = remark.message.flatMap(({ children }) => children.flatMap(({ userId }) => userId ?? []))
  return [...new Set(mentioned)].filter((id) => id !== remark.authorId).map((to) => ({ kind: 'mention', to }))
}

/** The notices that a change adds: to people who had no notice of this comment or task before the change. */
export function newNotices(before: unknown, after: unknown): Notice[] {
  const known = noticesIn(remarkIn(before)).map(({ to }) => to)
  return noticesIn(remarkIn(after)).filter(({ to }) => !known.includes(to))
}

/**
 * The text of a comment or task.
 * @param nameOf the name of a mentioned person
 */
export function textOfRemark(remark: Remark, nameOf: (id: string) => string): string {
  if (remark._type === 'tasks.task') return remark.title
  return remark.message
    .map(({ children }) =>
      children.map(({ text = '', userId }) => (userId ? `@${nameOf(userId)}` : text)).join(''),
    )
    .join('\n')
    .trim()
}

/** The path of a comment or task in the Studio. */
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
  /** The id of the account that gets the mail. */
  to: string
  /** The id of the comment or task. */
  id: string
}

/** The text that the queue of mails stores about a mail: the ids of the account and of the comment or task. */
export const aboutOf = ({ to, id }: About): string => `${to} ${id}`

/** Reads a text that `aboutOf` has made. */
export function readAbout(about: string): About {
  const [to = '', id = ''] = about.split(' ')
  return { to, id }
}
