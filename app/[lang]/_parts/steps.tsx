import type { Home } from '#lib/content/home.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { Picture } from '../_components/ui/picture.tsx'
import { Section } from '../_components/ui/section.tsx'
import { TextLink } from '../_components/ui/text-link.tsx'
import type { HomeSectionProps } from './types.ts'

type Step = Home['steps'][number]

export function Steps({ page, steps, lang }: HomeSectionProps & { steps: Step[] }) {
  if (steps.length === 0) return null
  return (
    <Section
      id="steps"
      heading={page.steps}
      aside={<TextLink href="/how-it-works" lang={lang} label={getDictionary(lang).home.howItWorks} />}
    >
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
        <Picture picture={toPicture(step.picture)} decorative />
      </div>
      <div>
        <h3>{step.shortTitle || step.title}</h3>
        <p>{step.description}</p>
        <p>{step.duration}</p>
      </div>
    </li>
  )
}
