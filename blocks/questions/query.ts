/** Questions with their answers. */
export const questionsBlockFields = `
  title, text, "faqs": faqs[]->{_id, question, answer}`
