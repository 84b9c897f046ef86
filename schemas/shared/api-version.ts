/** The version of the query API that the queries of the schema and of the Studio are written for. */
export const API_VERSION = '2025-02-19'
