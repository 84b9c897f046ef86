import { Checklist } from '#components/ui/checklist.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Quote } from '#lib/content/get-quote.ts'
import type { JobContent } from '#lib/content/job.ts'
import { toPicture } from '#lib/content/picture.ts'

interface BesideProps {
  quote: Quote
  job: JobContent
}

/** The column beside the form: a picture of the job, and the promises of the site. */
export function Beside({ quote: { page, booking }, job: { service, bundle, emergency } }: BesideProps) {
  return (
    <div className="ruled lg:sticky lg:top-6">
      <Picture
        picture={toPicture((service ?? bundle ?? emergency)?.picture ?? page?.picture)}
        decorative
        eager
        sizes="(min-width: 64rem) 30rem, 1px"
        className="aspect-8/5 w-full object-cover max-lg:hidden"
      />
      <div className="p-5 md:p-6">
        <Checklist items={booking?.trustBullets ?? []} />
      </div>
    </div>
  )
}
