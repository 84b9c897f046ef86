/** Shown below a text near its limit. A separate file, because browsers load these texts alone, in both languages. */
export const limits = {
  left: { one: '{count} character left', other: '{count} characters left' },
  over: { one: '{count} character too many', other: '{count} characters too many' },
}
