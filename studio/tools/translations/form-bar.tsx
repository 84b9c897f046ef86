import { Card, Flex } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink, useRouter } from 'sanity/router'
import { Caption } from '#studio/core/ui/texts.tsx'
import { type FormList, leaveList, takeList } from './form-list.ts'
import styles from './translations.module.css'
import { useWords } from './words.ts'

/** The bar above a form that was opened from the work list: next text, previous text, and back to the list. */
export default function FormBar({ list: taken }: { list: FormList }) {
  const { words } = useWords()
  const router = useRouter()
  const [list, setList] = useState(taken)
  const { index, address } = list

  function go(next: number) {
    const moved = { ...list, index: next }
    takeList(moved)
    setList(moved)
  }

  return (
    <Card as="nav" aria-label={words.list} tone="primary" padding={3} radius={2} className={styles.formBar}>
      <Flex gap={4} align="center" wrap="wrap">
        <Caption>{words.list}</Caption>
        <StopLink list={list} index={index - 1} label={words.previous} onGo={go} />
        <StopLink list={list} index={index + 1} label={words.next} onGo={go} />
        <a
          className={styles.link}
          href={address}
          onClick={(event) => {
            event.preventDefault()
            leaveList()
            router.navigateUrl({ path: address })
          }}
        >
          {words.back}
        </a>
      </Flex>
    </Card>
  )
}

interface StopLinkProps {
  list: FormList
  index: number
  label: string
  onGo: (index: number) => void
}

function StopLink({ list, index, label, onGo }: StopLinkProps) {
  const stop = list.stops[index]
  if (!stop) return null
  return (
    <IntentLink className={styles.link} intent="edit" params={{ ...stop }} onClick={() => onGo(index)}>
      {label}
    </IntentLink>
  )
}
