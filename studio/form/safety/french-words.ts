import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  title: 'The French is not ready',
  text: (count: number) =>
    count === 1
      ? 'Publishing changes the English of one text. Until its French is written, French pages show the English, or French that no longer says the same.'
      : `Publishing changes the English of ${count} texts. Until their French is written, French pages show the English, or French that no longer says the same.`,
  suggested: (count: number) =>
    count === 1
      ? 'The French of one text is a suggestion that nobody has confirmed. Read it here, change it or leave it, and publish both languages.'
      : `The French of ${count} texts is a suggestion that nobody has confirmed. Read it here, change it or leave it, and publish both languages.`,
  french: (label: string) => `French of ${label}`,
  formatted: 'Write it in the form',
  leftAsItIs: 'French that you leave as it is counts as done.',
  note: 'Note to the translator (optional)',
  together: 'Publish both languages',
  send: 'Send to translation',
  sendHint: 'Nothing is published yet. Translators see it first, with your note.',
  waitHint:
    'These documents wait as drafts, the others are published. Translators see them first, with your note.',
  englishOnly: 'Publish in English only',
  englishOnlyHint: 'Recorded with your name. Translators see it first, with your note.',
  sent: 'Sent to translation. The draft waits for its French.',
}

type FrenchWords = typeof en

const fr: FrenchWords = {
  title: 'Le français n’est pas prêt',
  text: (count) =>
    count < 2
      ? 'La publication change l’anglais d’un texte. D’ici à ce que son français soit écrit, les pages françaises montrent l’anglais, ou un français qui ne dit plus la même chose.'
      : `La publication change l’anglais de ${count} textes. D’ici à ce que leur français soit écrit, les pages françaises montrent l’anglais, ou un français qui ne dit plus la même chose.`,
  suggested: (count) =>
    count < 2
      ? 'Le français d’un texte est une proposition que personne n’a confirmée. Lisez-le ici, modifiez-le ou laissez-le, puis publiez les deux langues.'
      : `Le français de ${count} textes est une proposition que personne n’a confirmée. Lisez-le ici, modifiez-le ou laissez-le, puis publiez les deux langues.`,
  french: (label) => `Français de ${label}`,
  formatted: 'L’écrire dans le formulaire',
  leftAsItIs: 'Le français que vous laissez tel quel est tenu pour à jour.',
  note: 'Mot à l’équipe de traduction (facultatif)',
  together: 'Publier les deux langues',
  send: 'Envoyer en traduction',
  sendHint: 'Rien n’est encore publié. L’équipe de traduction le voit en premier, avec votre mot.',
  waitHint:
    'Ces documents attendent comme brouillons, les autres sont publiés. L’équipe de traduction les voit en premier, avec votre mot.',
  englishOnly: 'Publier en anglais seulement',
  englishOnlyHint: 'Noté à votre nom. L’équipe de traduction le voit en premier, avec votre mot.',
  sent: 'Envoyé en traduction. Le brouillon attend son français.',
}

export const useFrenchWords = (): FrenchWords => ({ en, fr })[useStudioLanguage()]
