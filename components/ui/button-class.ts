export interface Look {
  /** Yellow is the primary action; coal is primary on yellow; outline is secondary anywhere. */
  tone?: keyof typeof TONES
  small?: boolean
}

const TONES = { loud: 'btn-loud', dark: 'btn-dark', outline: 'btn-outline' }

/** The look of a button, for what is no `Button` itself. */
export function buttonClass({ tone = 'loud', small }: Look, className = '') {
  return `btn ${TONES[tone]} ${small ? 'btn-small' : ''} ${className}`
}
