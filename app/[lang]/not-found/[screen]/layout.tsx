import type { Metadata } from 'next'
import { unlistedMetadata } from '../../metadata.ts'
import { screenWords } from './_parts/screen-words.ts'

type Props = LayoutProps<'/[lang]/not-found/[screen]'>

/** It stands here and not with the page: for an answer with status 404, Next asks only layouts for the head. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, screen, words } = await screenWords(params)
  return unlistedMetadata(lang, words[screen].title, words[screen].text)
}

export default function NotFoundLayout({ children }: Props) {
  return children
}
