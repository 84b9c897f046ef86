import { handleUpload } from '#lib/leads/http/handle-photo.ts'
import { leadDependencies } from '../dependencies.ts'

/** A photo that a form's script sends before the form. */
export function POST(request: Request): Promise<Response> {
  return handleUpload(request, leadDependencies)
}
