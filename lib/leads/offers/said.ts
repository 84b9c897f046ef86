/** What the pages of a contractor say after a post, as a key of their words (`jobPages.said`). */
export const JOB_SAID = [
  'quoted',
  'quoteChanged',
  'declined',
  'takenBack',
  'asked',
  'daySet',
  'finished',
  'dropped',
  'reported',
  'filesSent',
  'paused',
  'resumed',
  'limitsSaved',
  'left',
  'linksSent',
  'linkWrong',
  'check',
  'over',
  'changed',
  'notNow',
  'tooMany',
  'openJobs',
  'tooLong',
  'notKept',
  'unavailable',
] as const

export type JobSaid = (typeof JOB_SAID)[number]

/** What is said once a form was taken. After the others the page shows again what was typed. */
export const JOB_DONE: readonly JobSaid[] = [
  'quoted',
  'quoteChanged',
  'declined',
  'takenBack',
  'asked',
  'daySet',
  'finished',
  'dropped',
  'reported',
  'filesSent',
  'paused',
  'resumed',
  'limitsSaved',
  'left',
  'linksSent',
]
