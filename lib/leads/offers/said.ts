/** What the pages of a contractor say after a post, as a key of their words (`jobPages.said`), once a form was taken. */
const JOB_DONE = [
  'quoted',
  'quoteChanged',
  'declined',
  'takenBack',
  'asked',
  'written',
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
  'linksMailed',
  'reviewAnswered',
] as const

/** All that the pages say. After what is not done the page shows again what was typed. */
export const JOB_SAID = [
  ...JOB_DONE,
  'linkWrong',
  'check',
  'over',
  'changed',
  'notNow',
  'tooMany',
  'reportedBefore',
  'quotesTooMany',
  'answersTooMany',
  'openJobs',
  'tooLong',
  'notKept',
  'unavailable',
] as const

export type JobSaid = (typeof JOB_SAID)[number]

/** Whether a form was taken. */
export const isDone = (said: JobSaid): boolean => (JOB_DONE as readonly JobSaid[]).includes(said)
