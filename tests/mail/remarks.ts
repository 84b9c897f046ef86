/** A comment on a service in which somebody is mentioned, as the Studio writes it. */
export const commentOn = (service: string, authorId: string, to: string) => ({
  _id: 'comment-1',
  _createdAt: '2026-11-25T12:00:00.000Z',
  _type: 'comment',
  authorId,
  status: 'open',
  threadId: 'thread-1',
  message: [
    {
      _type: 'block',
      _key: 'a',
      children: [
        { _type: 'span', _key: 'b', text: 'Is this right, ' },
        { _type: 'mention', _key: 'c', userId: to },
        { _type: 'span', _key: 'd', text: '?' },
      ],
    },
  ],
  target: {
    documentType: 'service',
    document: { _type: 'reference', _ref: service, _weak: true },
    path: { field: 'name.en' },
  },
})

/** A task that is handed to somebody, as the Studio writes it. */
export const taskFor = (authorId: string, assignedTo: string) => ({
  _id: 'task-1',
  _createdAt: '2026-11-25T12:00:00.000Z',
  _type: 'tasks.task',
  authorId,
  assignedTo,
  status: 'open',
  title: 'New photos of ceiling fans',
  createdByUser: '2026-11-25T12:00:00.000Z',
})
