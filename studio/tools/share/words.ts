import { useTexts } from '#studio/core/use-texts.ts'

const en = {
  action: 'Share draft…',
  title: 'Share the draft of this page',
  lead: (path: string) =>
    `Whoever has the link sees ${path} with its unpublished changes, in both languages, without an account: nothing else of the site. Unpublished changes of other documents are shown only when they are in the release you are looking at.`,
  days: 'The link opens for',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  make: 'Make the link',
  link: 'Link',
  once: 'The link is not shown again: copy it now.',
  copy: 'Copy',
  copied: 'Copied. Paste it into a message.',
  notCopied: 'Your browser did not let the link be copied. Select it and copy it yourself.',
  open: 'Links that open now',
  none: 'None.',
  until: (by: string, moment: string) => `${by}, until ${moment}`,
  inRelease: 'with a release',
  revoke: 'Revoke',
  revokeLink: (path: string, by: string) => `Revoke the link to ${path} by ${by}`,
  revoked: (path: string) => `The link to ${path} no longer opens.`,
}

const fr: typeof en = {
  action: 'Partager le brouillon…',
  title: 'Partager le brouillon de cette page',
  lead: (path) =>
    `Avec le lien, on voit ${path} et ses changements non publiés, dans les deux langues, sans compte : rien d’autre du site. Les changements non publiés d’autres documents n’y sont que s’ils font partie du lot que vous regardez.`,
  days: 'Le lien fonctionne pendant',
  dayCount: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  make: 'Créer le lien',
  link: 'Lien',
  once: 'Le lien ne sera plus affiché : copiez-le maintenant.',
  copy: 'Copier',
  copied: 'Copié. Collez-le dans un message.',
  notCopied: 'Votre navigateur n’a pas permis de copier le lien. Sélectionnez-le et copiez-le vous-même.',
  open: 'Liens qui fonctionnent en ce moment',
  none: 'Aucun.',
  until: (by, moment) => `${by}, jusqu’au ${moment}`,
  inRelease: 'avec un lot',
  revoke: 'Révoquer',
  revokeLink: (path, by) => `Révoquer le lien vers ${path} de ${by}`,
  revoked: (path) => `Le lien vers ${path} ne fonctionne plus.`,
}

export const useWords = () => useTexts({ en, fr })
