import { answerVisit } from './answer.ts'

/** `POST /api/visits`. With `npm start`, code in front of Next answers it instead (lib/server/posts-in-front.ts). */
export const POST = answerVisit
