/* Comments, tasks and places of presence as Sanity's Studio writes them, and each of them with one thing wrong. */

type Fields = Record<string, unknown>

const AT = '2026-11-25T12:00:00.000Z'

const message = [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [
      { _type: 'span', _key: 'b', text: 'Is this right, ', marks: [] },
      { _type: 'mention', _key: 'c', userId: 'somebody' },
    ],
  },
]

export const comment = (authorId: string, fields: Fields = {}): Fields => ({
  _id: 'comment-1',
  _createdAt: AT,
  _type: 'comment',
  authorId,
  status: 'open',
  threadId: 'thread-1',
  parentCommentId: 'comment-0',
  lastEditedAt: AT,
  message,
  reactions: [{ _key: 'r', shortName: ':+1:', userId: authorId, addedAt: AT }],
  contentSnapshot: 'TV mounting',
  context: { tool: 'structure', intent: { title: 'TV', name: 'edit', params: { id: 'tv' } } },
  target: {
    documentType: 'service',
    document: { _type: 'reference', _ref: 'service-tv-mounting', _weak: true },
    path: {
      field: 'faqs[_key=="a1"].answer.en',
      selection: { type: 'text', value: [{ _key: 'a', text: 'TV' }] },
    },
  },
  ...fields,
})

export const task = (authorId: string, fields: Fields = {}): Fields => ({
  _id: 'task-1',
  _createdAt: AT,
  _type: 'tasks.task',
  authorId,
  assignedTo: authorId,
  status: 'open',
  title: 'New photos',
  description: message,
  dueBy: '2026-12-01',
  lastEditedAt: AT,
  createdByUser: AT,
  subscribers: [authorId],
  target: {
    documentType: 'service',
    document: { _type: 'reference', _ref: 'service-tv-mounting', _weak: true },
  },
  ...fields,
})

export const place = (fields: Fields = {}): Fields => ({
  type: 'document',
  documentId: 'drafts.service-tv-mounting',
  path: ['faqs', { _key: 'a1' }, 'answer', 'en'],
  lastActiveAt: AT,
  selection: { anchor: { path: [0], offset: 1 }, focus: { path: [0], offset: 2 } },
  ...fields,
})

/** What is no text, and no list and no object that may stand in these places. */
const NO_TEXT = [7, true, ['x'], { x: 1 }]
const NO_TIME = ['bad', '2026-13-45T00:00:00Z', `${AT.slice(0, -1)}${'0'.repeat(1_000)}Z`, ...NO_TEXT]
const NO_CHOICE = ['other', ...NO_TEXT]
const NO_LIST = ['text', 7, true, { x: 1 }, [null], [7], [['x']]]
const NO_OBJECT = ['text', 7, true, [{}]]

const WRONG_IN_MESSAGES = (path: string): [string, unknown[]][] => [
  [path, NO_LIST],
  [`${path}.0._type`, NO_TEXT],
  [`${path}.0.style`, NO_TEXT],
  [`${path}.0.markDefs`, NO_LIST],
  [`${path}.0.children`, NO_LIST],
  [`${path}.0.children.0.text`, NO_TEXT],
  [`${path}.0.children.0.marks`, NO_LIST],
  [`${path}.0.children.1.userId`, NO_TEXT],
]

/** By type of remark: where something may be wrong, and what is. */
const WRONG: Record<'comment' | 'task' | 'place', [path: string, values: unknown[]][]> = {
  comment: [
    ['_createdAt', NO_TIME],
    ['threadId', [null, ...NO_TEXT]],
    ['parentCommentId', NO_TEXT],
    ['status', [null, ...NO_CHOICE]],
    ['lastEditedAt', NO_TIME],
    ...WRONG_IN_MESSAGES('message'),
    ['reactions', NO_LIST],
    ['reactions.0.shortName', NO_CHOICE],
    ['reactions.0.userId', NO_TEXT],
    ['reactions.0.addedAt', NO_TIME],
    ['context', NO_OBJECT],
    ['context.intent', NO_OBJECT],
    ['context.intent.title', NO_TEXT],
    ['target', [null, ...NO_OBJECT]],
    ['target.document', [null, ...NO_OBJECT]],
    ['target.document._ref', NO_TEXT],
    ['target.documentType', NO_TEXT],
    ['target.path', NO_OBJECT],
    ['target.path.field', ['[[[', 'a b', 'a..b', ...NO_TEXT]],
    ['target.path.selection', NO_OBJECT],
    ['target.path.selection.value', NO_LIST],
  ],
  task: [
    ['_createdAt', NO_TIME],
    ['title', NO_TEXT],
    ['status', [null, ...NO_CHOICE]],
    ['dueBy', NO_TIME],
    ['lastEditedAt', NO_TIME],
    ['createdByUser', NO_TIME],
    ['assignedTo', NO_TEXT],
    ['subscribers', ['text', 7, { x: 1 }, [7]]],
    ...WRONG_IN_MESSAGES('description'),
    ['target', NO_OBJECT],
    ['target.document', [null, ...NO_OBJECT]],
    ['target.document._ref', NO_TEXT],
    ['target.documentType', NO_TEXT],
  ],
  place: [
    ['type', [null, ...NO_CHOICE]],
    ['documentId', [null, '', ...NO_TEXT]],
    ['path', ['text', 7, { x: 1 }, [null], [{ x: 1 }]]],
    ['lastActiveAt', NO_TIME],
    ['selection', NO_OBJECT],
    ['selection.anchor', NO_OBJECT],
    ['selection.anchor.offset', [null, 'x']],
  ],
}

/** Each wrong shape of a comment, a task or a place, with what is wrong. */
export function wrongShapes(kind: keyof typeof WRONG, right: Fields): { name: string; shape: Fields }[] {
  return WRONG[kind].flatMap(([path, values]) =>
    values.map((value) => {
      const shape = structuredClone(right)
      put(shape, path.split('.'), value)
      return { name: `${path}: ${JSON.stringify(value).slice(0, 40)}`, shape }
    }),
  )
}

function put(into: unknown, [step = '', ...rest]: string[], value: unknown): void {
  const fields = into as Fields
  if (rest.length > 0) put(fields[step], rest, value)
  else fields[step] = value
}
