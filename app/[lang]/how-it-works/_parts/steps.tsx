import { Checklist } from '#components/ui/checklist.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { type Heading, Section } from '#components/ui/sections.tsx'
import type { HowItWorks } from '#lib/content/how-it-works.ts'
import { toPicture } from '#lib/content/picture.ts'

interface StepsProps {
  steps: HowItWorks['steps']
  heading: Heading | null | undefined
}

/** Every step with its drawing, its tasks and its duration. */
export function Steps({ steps, heading }: StepsProps) {
  if (steps.length === 0) return null
  return (
    <Section id="steps" heading={heading}>
      <ol className="ruled md:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step._id} className={step.details?.length ? 'step-cell with-list' : 'step-cell'}>
            <div>
              <span aria-hidden="true">{index + 1}</span>
              <Picture picture={toPicture(step.picture)} sizes="14rem" decorative />
            </div>
            <div>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
              <Checklist items={step.details ?? []} className="mb-4 text-small" />
              <p>{step.duration}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
