import type { NextSteps } from '#lib/requests/next-steps.ts'

interface NextStepsListProps {
  next: NextSteps
  title: string
  heading: 'h2' | 'h3'
}

/** What happens after a form was sent: the steps with their dates. */
export function NextStepsList({ next, title, heading: Heading }: NextStepsListProps) {
  return (
    <section aria-label={title} className="mt-8">
      <Heading className="type-h4">{title}</Heading>
      {next.text && <p className="mt-2 max-w-[60ch]">{next.text}</p>}
      <ol className="mt-4">
        {next.steps.map((step) => (
          <li key={step.title} className="border-t border-rule py-3">
            {step.when && <p className="type-label">{step.when}</p>}
            <p className="font-bold">{step.title}</p>
            {step.text && <p>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
