export interface Look {
  /** `loud` is the primary action; `dark` is primary on the loud colour; `outline` is secondary on any background. */
  tone?: keyof typeof TONES
  small?: boolean
}

const TONES = { loud: 'btn-loud', dark: 'btn-dark', outline: 'btn-outline' }

/** The classes of a button, for elements other than `Button`. */
export function buttonClass({ tone = 'loud', small }: Look, className = '') {
  return `btn ${TONES[tone]} ${small ? 'btn-small' : ''} ${className}`
}
