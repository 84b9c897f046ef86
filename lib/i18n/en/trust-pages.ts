/** How it works, about, contractors, reviews, projects and emergency pages. */
export const trustPages = {}
