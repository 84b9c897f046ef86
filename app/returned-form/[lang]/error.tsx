'use client'

export { default } from '../../[lang]/error.tsx'
