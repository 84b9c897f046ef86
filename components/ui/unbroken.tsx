/** A text in which spans such as `1-2 hours` stay on one line: browsers break English ones after the dash. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+ \p{L}+)/u).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
