interface EmptyPageProps {
  title: string
  text: string
}

/** Shown for a page whose document is not published: it still has a heading, and the header and footer have links. */
export function EmptyPage({ title, text }: EmptyPageProps) {
  return (
    <div className="wrap section-space">
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 text-lead">{text}</p>
    </div>
  )
}
