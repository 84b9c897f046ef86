/** What the page of a request says after a post, as a key of its words (`requestPage.said`). */
export const SAID = [
  'received',
  'moved',
  'cancelled',
  'withdrawn',
  'added',
  'dateSaved',
  'corrected',
  'emailSaved',
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
  'wrongDate',
  'wrongValue',
  'wrongEmail',
  'photosWrong',
  'askStaff',
  'unavailable',
] as const

export type Said = (typeof SAID)[number]

/** What is said once a form was taken. After the others the page shows again what was typed. */
export const DONE: readonly Said[] = [
  'received',
  'moved',
  'cancelled',
  'withdrawn',
  'added',
  'dateSaved',
  'corrected',
  'emailSaved',
]
