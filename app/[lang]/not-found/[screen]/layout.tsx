import type { Metadata } from 'next'
import { unlistedMetadata } from '../../metadata.ts'
import { screenWords } from './_parts/screen-words.ts'

type Props = LayoutProps<'/[lang]/not-found/[screen]'>

/**
 * The metadata is in the layout and not in the page: for an answer with status 404, Next reads only the metadata of layouts.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, screen, words } = await screenWords(params)
  return unlistedMetadata(lang, words[screen].title, words[screen].text)
}

export default function NotFoundLayout({ children }: Props) {
  return children
}
