/** An option of a list, or a group of options. */
export type Option = { value: string; label: string } | { label: string; options: Option[] }

/** The options that come from content, by field, such as the provinces for `province_state`. */
export type Lists = Readonly<Record<string, readonly Option[]>>
