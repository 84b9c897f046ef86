import { Checklist } from '#components/ui/checklist.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { ServiceType, WizardProps } from './types.ts'

interface AsideProps extends Pick<WizardProps, 'picture' | 'trustBullets' | 'words'> {
  type: ServiceType | undefined
  detail: string | null
  step: number
  /** The label of the question for the service (`service_type`). */
  serviceLabel: string
  goTo: (step: number) => void
}

/** The column beside the steps: the chosen job with its price, and the promises of the site. */
export function Aside({ type, detail, step, serviceLabel, goTo, picture, trustBullets, words }: AsideProps) {
  const size = type?.details.find(({ value }) => value === detail)?.label
  return (
    <div className="ruled">
      <Picture
        picture={type?.picture ?? picture}
        decorative
        eager
        sizes="(min-width: 64rem) 30rem, 1px"
        className="aspect-4/3 w-full object-cover max-lg:hidden"
      />
      <div className="p-5 md:p-6">
        {type && (
          <>
            <div className="mb-3 flex items-center justify-between gap-4">
              <p className="type-h4">{type.title}</p>
              {step > 1 && (
                <button
                  type="button"
                  aria-label={fillPlaceholders(words.changeOf, { label: serviceLabel })}
                  onClick={() => goTo(1)}
                  className="min-h-11 font-bold underline underline-offset-4"
                >
                  {words.change}
                </button>
              )}
            </div>
            <Facts
              facts={[
                ...(size ? [{ label: type.detailLabel, value: size }] : []),
                { label: words.estimatedTime, value: type.time },
                { label: type.priceName, value: type.price },
              ]}
            />
          </>
        )}
        <Checklist items={trustBullets} className={type ? 'mt-5' : ''} />
      </div>
    </div>
  )
}
