/** Every form that sends a lead: labels, errors, messages (seed 2, sections 5 and 8). */
export const forms = {}
