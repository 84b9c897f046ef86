import { handlePhotoLink } from '#lib/leads/http/handle-photo.ts'
import { leadDependencies } from '../../dependencies.ts'

/** A lead's photo, for who has the link that the CRM got. */
export async function GET(request: Request, { params }: RouteContext<'/api/leads/photos/[id]'>) {
  return handlePhotoLink(request, leadDependencies.outbox, (await params).id)
}
