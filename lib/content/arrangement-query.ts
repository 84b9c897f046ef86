/** In what order a page has its sections. TypeGen would write the type of its answer once for each page. */
export const arrangementQuery = '*[_id == $page][0].arrangement[]{_key, section, hidden}'
