import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { LAST_STEP } from './steps.ts'
import type { WizardWords } from './wizard-words.ts'

/**
 * The progress of the wizard: four cells, or four bars on a phone. Without scripts all steps are on one page, so nothing is
 * shown.
 */
export function Progress({ step, words }: { step: number; words: WizardWords }) {
  const position = fillPlaceholders(words.stepOf, { step: String(step), total: String(LAST_STEP) })
  const name = words.steps[step - 1] ?? ''
  return (
    <div className="noscript:hidden">
      <div
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={LAST_STEP}
        aria-valuenow={step}
        aria-valuetext={fillPlaceholders(words.stepName, { position, name })}
        aria-label={words.progress}
        className="ruled grid-cols-4"
      >
        {words.steps.map((title, index) => (
          <span
            key={title}
            className={`flex items-baseline gap-3 px-5 py-4 font-label max-lg:h-3.5 max-lg:p-0 ${toneOf(index + 1, step)}`}
          >
            <span className="type-h4 max-lg:hidden">{index + 1}</span>
            <span className="max-lg:hidden">{title}</span>
          </span>
        ))}
      </div>
      <p className="mt-4 font-label">
        <span className="lg:hidden">{fillPlaceholders(words.stepName, { position, name })}</span>
        <span className="max-lg:hidden">{position}</span>
      </p>
    </div>
  )
}

function toneOf(cell: number, step: number) {
  if (cell === step) return 'bg-loud text-dark'
  return cell < step ? 'bg-wash' : 'text-muted'
}
