/** What a form posts, by the names of its controls. Controls of one name are one answer, with a line for each. */
export function answersIn(form: FormData): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') answers[name] = name in answers ? `${answers[name]}\n${value}` : value
  }
  return answers
}
