interface GuidePointsProps {
  points: { _key: string; title: string | null; text: string | null }[]
}

/** Title left, explanation right, ruled. */
export function GuidePoints({ points }: GuidePointsProps) {
  return (
    <dl className="px-5 md:px-7">
      {points.map(({ _key, title, text }) => (
        <div
          key={_key}
          className="grid gap-x-8 gap-y-1.5 border-t border-rule py-5 first:border-t-0 md:grid-cols-[1fr_2fr]"
        >
          <dt className="type-h5">{title}</dt>
          <dd className="max-w-[62ch]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
