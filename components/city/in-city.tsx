/**
 * The attributes of an element whose text is replaced by the early script in a chosen city, also before React hydrates it. The
 * text is its first child.
 * @param name The name of the text in the file of a city (lib/places/chosen-city.ts). Without a name there are no attributes.
 */
export const inCity = (name: string | null | undefined) =>
  name ? { 'data-in-city': name, suppressHydrationWarning: true } : {}

interface InCityProps {
  name: string | null | undefined
  children: string
}

/** A text that is replaced in a chosen city, beside other texts. */
export const InCity = ({ name, children }: InCityProps) =>
  name ? <bdi {...inCity(name)}>{children}</bdi> : children
