import { failedPage } from '#lib/server/failed-page.ts'
import { arrangeScripts } from './page-scripts.ts'

/** Whether Next could not make a page. */
export const isFailed = (status: number): boolean => status === 500

/** The HTML that visitors get. Next's page for a failure has no text without scripts, so it is replaced. */
export const sentHtml = (status: number, html: string): string =>
  isFailed(status) ? failedPage() : arrangeScripts(html)
