import { item, type Section, say } from './clause.ts'

/** The accessibility statement. It changes with the tests. */
export const accessibility: Section[] = [
  {
    title: { en: 'What we aim for', fr: 'Notre objectif' },
    clauses: [
      say(
        'aim.aim',
        'Everybody should be able to find an installer here, see what a job costs and ask for quotes: with a screen reader, with the keyboard alone, with the text enlarged, or on an old phone. We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in English and in French.',
        'Tout le monde devrait pouvoir trouver ici un installateur, voir ce que coûtent les travaux et demander des soumissions : avec un lecteur d’écran, au clavier seulement, avec un texte agrandi ou sur un vieux téléphone. Nous suivons les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, en français et en anglais.',
      ),
      say(
        'aim.status',
        'By our own tests the site conforms, but for the gaps below. Nobody outside has audited it.',
        'D’après nos propres essais, le site est conforme, sauf pour les lacunes ci-dessous. Personne de l’extérieur n’en a fait l’audit.',
      ),
    ],
  },
  {
    title: { en: 'What the law asks for', fr: 'Ce que demandent les lois' },
    clauses: [
      item(
        'law.aoda',
        'Ontario’s AODA (Accessibility for Ontarians with Disabilities Act, 2005) asks organizations with 50 employees or more for WCAG 2.0, level AA, on their websites, and every organization for a way to give feedback.',
        'La LAPHO (Loi de 2005 sur l’accessibilité pour les personnes handicapées de l’Ontario) demande aux organisations de 50 employés ou plus les WCAG 2.0, niveau AA, pour leurs sites Web, et à toute organisation un moyen de lui faire des commentaires.',
      ),
      item(
        'law.aca',
        'The Accessible Canada Act binds organizations under federal jurisdiction. Its standard contains WCAG 2.1, level AA.',
        'La Loi canadienne sur l’accessibilité lie les organisations de compétence fédérale. Sa norme contient les WCAG 2.1, niveau AA.',
      ),
      say(
        'law.wcag',
        'WCAG 2.2 contains both, but for one rule that it has withdrawn as obsolete (4.1.1, parsing).',
        'Les WCAG 2.2 contiennent les deux, sauf une règle qu’elles ont retirée comme désuète (4.1.1, analyse syntaxique).',
      ),
    ],
  },
  {
    title: { en: 'What was tested', fr: 'Ce qui est mis à l’essai' },
    clauses: [
      say(
        'tested.browser',
        'Every release is tested in a real browser (Chromium) before it goes online:',
        'Chaque version est mise à l’essai dans un vrai navigateur (Chromium) avant d’être en ligne :',
      ),
      item(
        'tested.axe',
        'Every kind of page and every state of the forms, in both languages, light and dark, on phones and computers, with the rules of axe: contrast, names of controls, headings, landmarks, sizes of targets.',
        'Chaque genre de page et chaque état des formulaires, dans les deux langues, en clair et en sombre, au téléphone et à l’ordinateur, avec les règles d’axe : contraste, noms des commandes, titres, régions, taille des cibles.',
      ),
      item(
        'tested.keyboard',
        'Keyboard alone: each control can be reached, seen and left, and nothing covers what has the focus.',
        'Au clavier seulement : on atteint chaque commande, on la voit, on la quitte, et rien ne cache celle qui a le focus.',
      ),
      item(
        'tested.reflow',
        'Reflow: no sideways scrolling at 320 pixels, which is 400% zoom on most computers, and no text is cut off.',
        'Redistribution : aucun défilement de côté à 320 pixels, soit un zoom de 400 % sur la plupart des ordinateurs, et aucun texte coupé.',
      ),
      item(
        'tested.forced',
        'Forced colours and reduced motion: every control stays visible in high contrast, and nothing moves when you ask for no movement.',
        'Couleurs forcées et animations réduites : chaque commande reste visible en contraste élevé, et rien ne bouge si vous ne voulez pas de mouvement.',
      ),
      item(
        'tested.scripts',
        'Without scripts: pages, menus and forms work.',
        'Sans scripts : les pages, les menus et les formulaires fonctionnent.',
      ),
      item(
        'tested.names',
        'Names: what you read on a button or a link is part of what a screen reader says, so that voice control finds it.',
        'Noms : ce que vous lisez sur un bouton ou un lien fait partie de ce qu’un lecteur d’écran en dit, pour que la commande vocale le trouve.',
      ),
    ],
  },
  {
    title: { en: 'Known gaps', fr: 'Lacunes connues' },
    clauses: [
      item(
        'gaps.people',
        'The tests are automated, and we read the results. People with disabilities have not yet tested the site for us, and we have not tried every screen reader.',
        'Les essais sont automatisés, et nous en lisons les résultats. Aucune personne handicapée n’a encore essayé le site pour nous, et nous n’avons pas essayé tous les lecteurs d’écran.',
      ),
      item(
        'gaps.voice',
        'Search by voice works only in browsers with speech recognition. The same search can be typed.',
        'La recherche vocale ne fonctionne que dans les navigateurs qui reconnaissent la parole. On peut écrire la même recherche.',
      ),
      item(
        'gaps.videos',
        'A review may link to a video elsewhere, which may have no captions. What the customer wrote is beside it.',
        'Un avis peut mener à une vidéo hébergée ailleurs, parfois sans sous-titres. Ce que la personne a écrit se trouve à côté.',
      ),
      item(
        'gaps.pdf',
        'The guarantee terms as a PDF are tagged and can be read aloud. They have not been checked against PDF/UA. The guarantee page says the same in HTML.',
        'Les modalités de la garantie en PDF sont balisées et peuvent être lues à voix haute. Leur conformité à PDF/UA n’a pas été vérifiée. La page de la garantie dit la même chose en HTML.',
      ),
    ],
  },
  {
    title: { en: 'Tell us about a barrier', fr: 'Signaler un obstacle' },
    clauses: [
      say(
        'barrier.write',
        'If something here keeps you out, [write to us](/contact). Say which page it is, what you wanted to do and, if you like, which device and which aids you use.',
        'Si quelque chose ici vous bloque, [écrivez-nous](/contact). Dites de quelle page il s’agit, ce que vous vouliez faire et, si vous le voulez bien, quel appareil et quelles aides vous utilisez.',
      ),
      say(
        'barrier.email',
        'By email: [{email}](mailto:{email}).',
        'Par courriel : [{email}](mailto:{email}).',
      ),
      say('barrier.phone', 'By phone: {phone}.', 'Par téléphone : {phone}.'),
      say(
        'barrier.answer',
        'We answer within 1 business day, and can take your request by phone or give you the information in another form.',
        'Nous répondons d’ici 1 jour ouvrable, et nous pouvons prendre votre demande par téléphone ou vous donner l’information sous une autre forme.',
      ),
    ],
  },
]
