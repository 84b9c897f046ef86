import type { Home } from '#lib/content/home.ts'
import { toPicture } from '#lib/content/picture.ts'
import { Picture } from '../ui/picture.tsx'
import { Section, type SectionProps } from '../ui/sections.tsx'

type Step = Home['steps'][number]

interface StepsProps extends Omit<SectionProps, 'children'> {
  steps: Step[] | null | undefined
}

/** A section of steps with numbers and drawings; not shown when there are none. */
export function Steps({ steps, ...section }: StepsProps) {
  if (!steps?.length) return null
  return (
    <Section {...section}>
      <ol className="ruled md:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <StepCell key={step._id} step={step} number={index + 1} />
        ))}
      </ol>
    </Section>
  )
}

function StepCell({ step, number }: { step: Step; number: number }) {
  return (
    <li className="step-cell">
      <div>
        <span aria-hidden="true">{number}</span>
        <Picture picture={toPicture(step.picture)} sizes="14rem" decorative />
      </div>
      <div>
        <h3>{step.shortTitle || step.title}</h3>
        {/* The space separates two sentences that share a line on a phone. */}
        <p>{step.description} </p>
        <p>{step.duration}</p>
      </div>
    </li>
  )
}
