/** Stands for a place in Canada that is in no city of the site. */
export const ELSEWHERE = 'elsewhere'
