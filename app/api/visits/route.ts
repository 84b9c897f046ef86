import { answerVisit } from './answer.ts'

/** `POST /api/visits`, for servers without the front that answers it earlier (lib/server/posts-in-front.ts). */
export const POST = answerVisit
