import { halfTitleClass } from './page-title.ts'

interface OfferHeadProps {
  title: string
  lead: string | null | undefined
  /** A price range or a saving, as text. */
  figure: string
  /** The name of the figure. */
  note: string
}

/** The head of an offer, with its most convincing figure. */
export function OfferHead({ title, lead, figure, note }: OfferHeadProps) {
  return (
    <>
      <h1 className={`mt-3 text-title md:mt-5 ${halfTitleClass(title)}`}>{title}</h1>
      <p className="mt-3 max-w-[34em] md:mt-5 md:text-lead">{lead}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 md:mt-6">
        <span className="type-figure text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">{figure}</span>
        <span className="text-muted">{note}</span>
      </p>
    </>
  )
}
