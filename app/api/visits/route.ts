import { answerVisit } from './answer.ts'

/** `POST /api/visits`, where no server stands in front that answers it. */
export const POST = answerVisit
