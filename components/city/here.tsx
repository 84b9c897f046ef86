/** Tells the early script that the page is about a city, which becomes the city of the visit. */
export const Here = ({ city }: { city: string | null }) => <span hidden data-here={city} />
