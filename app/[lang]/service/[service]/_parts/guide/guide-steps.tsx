import { Icon, type IconName } from '#components/ui/icon.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Service } from '../types.ts'

type Step = NonNullable<Service['installationSteps']>[number]

export function GuideSteps({ steps, lang }: { steps: Step[]; lang: Language }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step._key}
          className="grid grid-cols-[3rem_1fr] gap-x-3 border-t-2 border-rule p-5 first:border-t-0 md:grid-cols-[4rem_1fr] md:p-7"
        >
          <span aria-hidden="true" className="type-h3 text-title md:text-[2.25rem]">
            {index + 1}
          </span>
          <StepBody step={step} lang={lang} />
        </li>
      ))}
    </ol>
  )
}

function StepBody({ step, lang }: { step: Step; lang: Language }) {
  const { service: words, servicePage } = getDictionary(lang)
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 className="type-h4">{step.title}</h3>
        <p className="text-small font-label">
          {[step.timeEstimate, step.difficulty && words.complexity[step.difficulty]]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="mt-2 max-w-[62ch]">{step.description}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        <StepNotes label={servicePage.tools} notes={step.tools} icon="check" />
        <StepNotes label={servicePage.tips} notes={step.tips} icon="plus" />
        <StepNotes label={servicePage.warnings} notes={step.warnings} icon="warning" />
      </dl>
    </div>
  )
}

function StepNotes({ label, notes, icon }: { label: string; notes: string[] | null; icon: IconName }) {
  if (!notes?.length) return null
  return (
    <>
      <dt className="flex items-center gap-2 font-label">
        <Icon name={icon} className="size-4" />
        {label}
      </dt>
      <dd>{notes.join(' · ')}</dd>
    </>
  )
}
