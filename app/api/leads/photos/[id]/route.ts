import { handlePhotoLink } from '#lib/leads/http/handle-photo.ts'
import { leadDependencies } from '../../dependencies.ts'

/** Sends a photo of a lead to everybody who has its link. The CRM gets the link with the lead. */
export async function GET(request: Request, { params }: RouteContext<'/api/leads/photos/[id]'>) {
  return handlePhotoLink(request, leadDependencies.outbox, (await params).id)
}
