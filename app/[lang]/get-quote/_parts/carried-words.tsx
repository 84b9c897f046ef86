'use client'

import { useEffect } from 'react'

interface CarriedWordsProps {
  serviceField: string
  messageField: string
}

/**
 * What the catalogue's finder was asked for may be no service of ours: the words then begin the description of the job,
 * and the service is "something else".
 */
export function CarriedWords({ serviceField, messageField }: CarriedWordsProps) {
  useEffect(() => {
    const words = new URLSearchParams(window.location.search).get('service')
    const service = document.getElementById(serviceField)
    const message = document.getElementById(messageField)
    if (!words || !(service instanceof HTMLSelectElement && message instanceof HTMLTextAreaElement)) return
    const isKnown = [...service.options].some(({ value }) => value === words)
    if (isKnown || service.value !== '' || message.value !== '') return
    service.value = 'other'
    message.value = words
  }, [serviceField, messageField])

  return null
}
