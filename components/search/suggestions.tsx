interface SuggestionsProps {
  suggestions: string[]
  choose: (text: string) => void
  title: string
}

/** Popular searches. They stand below the results, because nothing may open before text is typed. */
export function Suggestions({ suggestions, choose, title }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <div className="px-5 pt-4 pb-5">
      <p className="type-label pb-2">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => choose(suggestion)}
              className="min-h-11 rounded-control border-2 border-rule px-3.5 text-small font-bold hover:bg-wash"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
