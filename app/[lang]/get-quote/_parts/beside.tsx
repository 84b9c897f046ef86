import { Checklist } from '#components/ui/checklist.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Quote } from '#lib/content/get-quote.ts'
import type { JobContent } from '#lib/content/job.ts'
import { toPicture } from '#lib/content/picture.ts'

interface BesideProps {
  quote: Quote
  job: JobContent
}

/** The column beside the form: a picture of the job, a note about its price, and the promises of the site. */
export function Beside({ quote: { page, booking }, job: { service, bundle, emergency } }: BesideProps) {
  const chosen = service ?? bundle ?? emergency
  return (
    <div className="ruled lg:sticky lg:top-6">
      <Picture
        picture={toPicture(chosen?.picture ?? page?.picture)}
        decorative
        eager
        sizes="(min-width: 64rem) 30rem, 1px"
        className="aspect-8/5 w-full object-cover max-lg:hidden"
      />
      <div className="p-5 md:p-6">
        {chosen && page?.estimateNote && <p className="mb-4 text-small">{page.estimateNote}</p>}
        <Checklist items={booking?.trustBullets ?? []} />
      </div>
    </div>
  )
}
