/** The answers of a posted form, by name. Several controls with one name become one answer with a line for each. */
export function answersIn(form: FormData): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') answers[name] = name in answers ? `${answers[name]}\n${value}` : value
  }
  return answers
}
