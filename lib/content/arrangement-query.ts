/** The order of a page's sections. It is no `defineQuery`, because TypeGen would write its result type once for each page. */
export const arrangementQuery = '*[_id == $page][0].arrangement[]{_key, section, hidden}'
