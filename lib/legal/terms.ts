import { item, type Section, say } from './clause.ts'

/** The terms. Figures of the guarantee stand on its own page. */
export const terms: Section[] = [
  {
    title: { en: 'What we do', fr: 'Ce que nous faisons' },
    clauses: [
      say('what.company', 'This site is run by {company}.', 'Ce site est exploité par {company}.'),
      say(
        'what.connect',
        'We show installation services and what they usually cost, and we connect you with independent contractors.',
        'Nous présentons des services d’installation et leur coût habituel, et nous vous mettons en contact avec des entrepreneurs indépendants.',
      ),
      say(
        'what.off',
        'This site asks no contractor by itself: our staff take your request from here.',
        'Ce site ne sollicite aucun entrepreneur de lui-même : notre personnel prend le relais.',
        ({ matching }) => matching === 'off',
      ),
      say(
        'what.suggest',
        'A member of our staff decides which contractors are asked about your request.',
        'Une personne de notre équipe décide quels entrepreneurs sont sollicités pour votre demande.',
        ({ matching }) => matching === 'suggest',
      ),
      say(
        'what.automatic',
        'A program decides which contractors are asked about your request. [Privacy](/privacy) says how, and how to have a person decide.',
        'Un programme décide quels entrepreneurs sont sollicités pour votre demande. La page [Confidentialité](/privacy) dit comment, et comment faire décider une personne.',
        ({ matching }) => matching === 'automatic',
      ),
      say(
        'what.contract',
        'The contract for the work is between you and the contractor you choose. You may choose none.',
        'Le contrat pour les travaux se conclut entre vous et l’entrepreneur que vous choisissez. Vous pouvez n’en choisir aucun.',
      ),
    ],
  },
  {
    title: { en: 'Prices and quotes', fr: 'Prix et soumissions' },
    clauses: [
      say(
        'prices.prices',
        'Prices are in Canadian dollars, before tax. Ranges and instant estimates are a guide, not an offer. The contractor’s written quote is the price: it lists labour, parts, permit costs and tax. No payment is taken on this site.',
        'Les prix sont en dollars canadiens, avant taxes. Les fourchettes et les estimations instantanées sont un repère, pas une offre. La soumission écrite de l’entrepreneur est le prix : elle détaille main-d’œuvre, pièces, permis et taxes. Aucun paiement ne se fait sur ce site.',
      ),
      say(
        'prices.quotes',
        'Quotes come to the [page of your request](/request), side by side. You choose one there.',
        'Les soumissions arrivent sur la [page de votre demande](/request), côte à côte. Vous en choisissez une à cet endroit.',
        ({ matching }) => matching !== 'off',
      ),
    ],
  },
  {
    title: { en: 'Appointments', fr: 'Rendez-vous' },
    clauses: [
      item(
        'appointments.move',
        'You can move or cancel an appointment up to {noticeHours} before it begins.',
        'Vous pouvez déplacer ou annuler un rendez-vous jusqu’à {noticeHours} avant son début.',
      ),
      item(
        'appointments.late',
        'Cancelling later may incur a service fee.',
        'Une annulation plus tardive peut entraîner des frais de service.',
      ),
      item(
        'appointments.window',
        'The contractor arrives within the agreed window, or you get a service credit.',
        'L’entrepreneur arrive dans la plage horaire convenue, sinon vous recevez un crédit de service.',
      ),
    ],
  },
  {
    title: { en: 'Permits', fr: 'Permis' },
    clauses: [
      say(
        'permits.permits',
        'Where the work needs a permit, the application is handled for you and its cost is shown in the quote. Work that needs a permit does not start without it.',
        'Si les travaux exigent un permis, la demande est faite pour vous et son coût figure dans la soumission. Des travaux qui exigent un permis ne commencent pas sans lui.',
      ),
    ],
  },
  {
    title: { en: 'Guarantee and warranties', fr: 'Garanties' },
    clauses: [
      say(
        'guarantee.guarantee',
        'The [guarantee](/guarantee) says what is covered, for how long, and how to make a claim. The maker’s warranty on a product is separate and stays yours, and so does the warranty the law gives you.',
        'La page [Garantie](/guarantee) dit ce qui est couvert, pendant combien de temps et comment faire une réclamation. La garantie du fabricant sur un produit est distincte et vous reste acquise, tout comme la garantie légale.',
      ),
    ],
  },
  {
    title: { en: 'What we ask of you', fr: 'Ce que nous vous demandons' },
    clauses: [
      item(
        'you.details',
        'Give correct details, and only your own or those you are allowed to give.',
        'Donner des renseignements exacts, les vôtres ou ceux que vous avez le droit de donner.',
      ),
      item(
        'you.right',
        'Have the right to have the work done: a tenant needs the landlord’s agreement, a condo owner often the board’s.',
        'Avoir le droit de faire faire les travaux : un locataire a besoin de l’accord du propriétaire, un copropriétaire souvent de celui du syndicat.',
      ),
      item(
        'you.access',
        'Provide safe access, and say what you know about the building: asbestos, old wiring, buried lines.',
        'Offrir un accès sûr et dire ce que vous savez du bâtiment : amiante, vieux câblage, conduites enfouies.',
      ),
      item(
        'you.robots',
        'Do not send requests by robot, and do not try to disturb the site.',
        'Ne pas envoyer de demandes par robot et ne pas chercher à perturber le site.',
      ),
      item(
        'you.weakness',
        'Tell us in private about a weakness of the site that you find: [security.txt](/.well-known/security.txt) says where.',
        'Nous signaler en privé toute faille du site que vous découvrez : [security.txt](/.well-known/security.txt) dit où.',
      ),
    ],
  },
  {
    title: { en: 'Emergencies', fr: 'Urgences' },
    clauses: [
      say(
        'emergencies.emergencies',
        'If anyone is in danger, call 911 first. If you smell gas, leave and call from outside. Our [emergency services](/emergency-services) come after that.',
        'Si quelqu’un est en danger, composez d’abord le 911. S’il y a une odeur de gaz, sortez et appelez de l’extérieur. Nos [services d’urgence](/emergency-services) viennent ensuite.',
      ),
    ],
  },
  {
    title: { en: 'Reviews', fr: 'Avis' },
    clauses: [
      say(
        'reviews.reviews',
        'Reviews come from customers whose job we can find. Good and bad ones stay up. We take down what is hateful, off the subject or reveals somebody’s private life.',
        'Les avis viennent de clients dont nous pouvons retrouver les travaux. Les bons comme les mauvais restent en ligne. Nous retirons ce qui est haineux, hors sujet ou qui dévoile la vie privée de quelqu’un.',
      ),
    ],
  },
  {
    title: { en: 'Contractors and partners', fr: 'Entrepreneurs et partenaires' },
    clauses: [
      say(
        'contractors.applications',
        'An application or a suggestion does not guarantee a place in the network. We check licence, insurance and background first. A contractor answers for the work, the staff and the quotes.',
        'Une candidature ou une proposition ne garantit pas une place dans le réseau. Nous vérifions d’abord la licence, les assurances et les antécédents. L’entrepreneur répond de ses travaux, de son personnel et de ses soumissions.',
      ),
      say(
        'contractors.data',
        'A contractor uses what a request says for that request only, and keeps it safe. Until the customer has chosen, the contractor does not look for who the customer is.',
        'L’entrepreneur n’utilise ce que dit une demande que pour cette demande, et le protège. Tant que le client n’a pas choisi, il ne cherche pas à savoir de qui il s’agit.',
        ({ matching }) => matching !== 'off',
      ),
      say(
        'contractors.automatic',
        'Which jobs a contractor is offered is decided by a program. The page of the jobs says so, and how to have a person decide.',
        'Un programme décide quels travaux sont offerts à un entrepreneur. La page des travaux le dit, et dit comment faire décider une personne.',
        ({ matching }) => matching === 'automatic',
      ),
    ],
  },
  {
    title: { en: 'Our responsibility', fr: 'Notre responsabilité' },
    clauses: [
      say(
        'responsibility.responsibility',
        'We take care in choosing contractors and in keeping this site correct, and we correct a mistake when we learn of it. The contractor is responsible for the work. Nothing on this page takes away a right that the law gives you, such as those of Québec’s Consumer Protection Act and the similar acts of the other provinces and territories.',
        'Nous choisissons les entrepreneurs avec soin, nous tenons ce site à jour et nous corrigeons une erreur dès que nous l’apprenons. L’entrepreneur est responsable des travaux. Rien sur cette page ne vous enlève un droit que la loi vous donne, comme ceux de la Loi sur la protection du consommateur du Québec et des lois semblables des autres provinces et territoires.',
      ),
    ],
  },
  {
    title: { en: 'Texts and drawings', fr: 'Textes et dessins' },
    clauses: [
      say(
        'texts.texts',
        'The texts and drawings of this site belong to us or are used with permission. Link to them as you like; ask before you copy them.',
        'Les textes et les dessins de ce site nous appartiennent ou sont utilisés avec permission. Faites-y des liens à votre guise; demandez avant de les copier.',
      ),
    ],
  },
  {
    title: { en: 'Law and language', fr: 'Loi et langue' },
    clauses: [
      say(
        'law.law',
        'The law of the province or territory where the work is done applies. These terms exist in French and in English. In Québec, if the two differ, the French text applies.',
        'La loi de la province ou du territoire où se font les travaux s’applique. Ces conditions existent en français et en anglais. Au Québec, en cas d’écart, le texte français s’applique.',
      ),
    ],
  },
  {
    title: { en: 'Changes and questions', fr: 'Modifications et questions' },
    clauses: [
      say(
        'questions.changes',
        'The terms in force when you send a request apply to that request.',
        'Les conditions en vigueur au moment de votre demande s’appliquent à cette demande.',
      ),
      say(
        'questions.write',
        'Questions: [write to us](/contact).',
        'Des questions? [Écrivez-nous](/contact).',
      ),
      say('questions.phone', 'Or call {phone}.', 'Ou composez le {phone}.'),
    ],
  },
]
