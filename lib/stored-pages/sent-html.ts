import { failedPage } from '#lib/server/failed-page.ts'
import { arrangeScripts } from './page-scripts.ts'

/** Whether Next could not make a page. */
export const isFailed = (status: number): boolean => status === 500

/** The HTML of a page as visitors get it. For one that failed Next has a page without any text, which only scripts can fill. */
export const sentHtml = (status: number, html: string): string =>
  isFailed(status) ? failedPage() : arrangeScripts(html)
