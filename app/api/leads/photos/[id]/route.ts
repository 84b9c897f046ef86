import { handlePhotoLink } from '#lib/leads/http/handle-photo.ts'
import { leadDependencies } from '../../dependencies.ts'

/** Sends a lead's photo to whoever has the link that the CRM got. */
export async function GET(request: Request, { params }: RouteContext<'/api/leads/photos/[id]'>) {
  return handlePhotoLink(request, leadDependencies.outbox, (await params).id)
}
