/** What the page of a request says after a post, as a key of its words (`requestPage.said`). */
export const SAID = [
  'received',
  'moved',
  'cancelled',
  'withdrawn',
  'added',
  'corrected',
  'codeSent',
  'codeSentBefore',
  'codeWrong',
  'erased',
  'linksSent',
  'linkWrong',
  'changed',
  'notNow',
  'tooLate',
  'noDay',
  'empty',
  'tooLong',
  'wrongValue',
  'photosWrong',
  'askStaff',
  'unavailable',
] as const

export type Said = (typeof SAID)[number]
