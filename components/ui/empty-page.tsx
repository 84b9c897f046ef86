interface EmptyPageProps {
  title: string
  text: string
}

/** A page whose document is not published: it still has its heading, and the header and footer lead on. */
export function EmptyPage({ title, text }: EmptyPageProps) {
  return (
    <div className="wrap section-space">
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 text-lead">{text}</p>
    </div>
  )
}
