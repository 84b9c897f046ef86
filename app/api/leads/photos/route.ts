import { handleUpload } from '#lib/leads/http/handle-photo.ts'
import { leadDependencies } from '../dependencies.ts'

/** Stores a photo that the script of a form sends before it sends the form. */
export function POST(request: Request): Promise<Response> {
  return handleUpload(request, leadDependencies)
}
