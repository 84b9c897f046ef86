import { PriceText } from '#components/service/price.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { EmergencyService } from '#lib/content/emergency.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref } from '#lib/i18n/phone.ts'

interface TelephoneProps {
  number: string | null | undefined
  /** The hours in which somebody answers the phone. */
  hours: string[] | null | undefined
  lang: Language
}

/** The emergency phone number and its hours. Outside these hours, and without a number, the form gets a call. */
export function Telephone({ number, hours, lang }: TelephoneProps) {
  const words = getDictionary(lang).trustPages.emergency
  return (
    <section aria-labelledby="telephone-title" className="band-ruled bg-wash">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-11 gap-y-4 py-8">
        <div>
          <h2 id="telephone-title" className="type-h3">
            {words.callUs}
          </h2>
          {number &&
            hours?.map((line) => (
              <p key={line} className="mt-1">
                {line}
              </p>
            ))}
          {number ? (
            hours?.length && <p className="mt-1 text-muted">{words.outsideHours}</p>
          ) : (
            <p className="mt-1">{words.callBack}</p>
          )}
        </div>
        {number ? (
          <a href={phoneHref(number)} className="btn btn-loud">
            {fillPlaceholders(words.call, { number })}
          </a>
        ) : (
          <LinkButton href={jobHref('/get-quote', { urgent: true })} lang={lang}>
            {words.getQuote}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** One emergency service as a row: name, response time, price, and a link to the quote request. */
export function EmergencyRow({ service, lang }: { service: EmergencyService; lang: Language }) {
  const { trustPages, service: serviceWords } = getDictionary(lang)
  const words = trustPages.emergency
  return (
    <article className="grid grid-cols-[min(7rem,30%)_1fr] md:grid-cols-[11rem_1fr] lg:grid-cols-[14rem_1fr_22rem]">
      <div className="bg-wash md:row-span-2">
        <Picture
          picture={toPicture(service.picture)}
          sizes="(min-width: 48rem) 14rem, 7rem"
          decorative
          className="thumbnail"
        />
      </div>
      {/* On a phone the description has the whole width, below the picture and the name. */}
      <div className="max-md:contents md:p-7">
        <div className="max-md:px-4 max-md:pt-2">
          {service.urgency && (
            <Tag tone={service.urgency === 'Immediate' ? 'loud' : 'outline'}>
              {words.urgency[service.urgency]}
            </Tag>
          )}
          <h3 className="type-h3 mt-2 md:mt-3">{service.name}</h3>
        </div>
        <p className="max-w-[52ch] max-md:col-span-2 pt-2 max-md:px-4 max-md:pb-3">{service.description}</p>
      </div>
      <div className="border-rule px-4 pb-4 max-md:col-span-2 md:px-7 md:pb-7 lg:row-span-2 lg:border-l-2 lg:pt-5">
        <Facts
          facts={[
            { label: words.responseTime, value: service.responseTime ?? '' },
            { label: words.priceRange, value: <PriceText service={service} of={service._id} lang={lang} /> },
            {
              label: words.licenseRequired,
              // Provinces license trades, so no service is free of a licence in all of Canada.
              value: service.licensed ? serviceWords.required : serviceWords.byProvince,
            },
          ]}
        />
        <LinkButton
          href={jobHref('/get-quote', { service: hyphenated(service.englishName ?? ''), urgent: true })}
          lang={lang}
          small
          arrow
          aria-label={fillPlaceholders(words.getQuoteFor, { service: service.name ?? '' })}
          className="btn btn-loud btn-small mt-3 w-full"
        >
          {words.getQuote}
        </LinkButton>
      </div>
    </article>
  )
}
