import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldErrorText } from '#components/ui/fields.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { OTHER } from './steps.ts'
import type { ServiceType, StepProps, WizardProps } from './types.ts'

/** The questions of step 1 that this component renders as radio buttons. The wizard renders the other controls of the step. */
export const SHOWN_AS_CELLS = ['service_type', 'service_type_detail']

interface StepServiceProps
  extends StepProps,
    Pick<WizardProps, 'types' | 'chosen' | 'chooseOtherHref' | 'lang'> {
  type: ServiceType | undefined
  chooseType: UseFormRegisterReturn
  /** The label of the question for the service (`service_type`). */
  serviceLabel: string
}

/**
 * Step 1: the kind of service and its detail. Without scripts the details of all kinds are shown. A service that the address
 * has chosen is not asked for again.
 */
export function StepService({
  types,
  chosen,
  chooseOtherHref,
  type,
  lang,
  chooseType,
  serviceLabel,
  register,
  errorOf,
  initial,
  words,
}: StepServiceProps) {
  const error = errorOf('service_type')
  return (
    <>
      {chosen ? (
        <>
          <input type="hidden" defaultValue={initial.service_type} {...chooseType} />
          <SiteLink href={chooseOtherHref} lang={lang} className="text-link">
            <span>{words.chooseOther}</span>
          </SiteLink>
        </>
      ) : (
        <fieldset aria-describedby={error ? 'booking-service_type-error' : undefined}>
          <legend className="sr-only">{serviceLabel}</legend>
          <p className="mb-3 text-small">{types[0]?.priceName}</p>
          <div className="ruled sm:grid-cols-2 sm:[&>:last-child]:col-span-2">
            {types.map(({ key, title, description, popular, time, price }, index) => (
              <Choice
                key={key}
                id={index === 0 ? 'booking-service_type' : undefined}
                value={key}
                defaultChecked={key === initial.service_type}
                aria-invalid={error ? true : undefined}
                {...chooseType}
              >
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="type-h4">{title}</span>
                  {popular && <Tag tone="loud">{words.popular}</Tag>}
                </span>
                <span className="mt-1.5 block text-small">{description}</span>
                <span className="mt-3 flex flex-wrap justify-between gap-x-4 text-small">
                  <span className="whitespace-nowrap">
                    <span className="sr-only">{words.estimatedTime} </span>
                    {time}
                  </span>
                  <span className="font-bold">{price}</span>
                </span>
              </Choice>
            ))}
            <Choice value={OTHER} defaultChecked={initial.service_type === OTHER} {...chooseType}>
              <span className="type-h4">{words.somethingElse.title}</span>
              <span className="mt-1.5 block text-small">{words.somethingElse.text}</span>
            </Choice>
          </div>
          {error && <FieldErrorText id="booking-service_type" error={error} />}
        </fieldset>
      )}
      {(chosen ? [chosen] : types)
        .filter(({ details }) => details.length > 0)
        .map(({ key, title, detailLabel, details }) => (
          <fieldset key={key} className={`mt-8 ${key === type?.key ? '' : 'hidden noscript:block'}`}>
            <legend className="type-h5 mb-3">
              {fillPlaceholders(words.detailFor, { label: detailLabel, service: title })}
            </legend>
            <div className="ruled sm:grid-cols-2">
              {details.map(({ value, label }) => (
                <Choice
                  key={value}
                  value={value}
                  defaultChecked={value === initial.service_type_detail}
                  {...register('service_type_detail')}
                >
                  {label}
                </Choice>
              ))}
            </div>
          </fieldset>
        ))}
    </>
  )
}

/** A radio button whose whole cell can be pressed; the chosen one is yellow. */
export function Choice({
  children,
  className = '',
  ...props
}: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-12 gap-3 p-4 hover:bg-wash has-checked:bg-loud has-checked:text-dark md:p-4.5">
      <input
        type="radio"
        className={`size-5.5 flex-none appearance-none rounded-full border-2 border-rule bg-paper checked:border-[7px] checked:border-dark checked:bg-light ${className}`}
        {...props}
      />
      <span className="grow">{children}</span>
    </label>
  )
}
