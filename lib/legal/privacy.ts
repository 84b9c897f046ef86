import { item, type Section, say } from './clause.ts'

/** The privacy page. docs/privacy.md says which law asks for what. */
export const privacy: Section[] = [
  {
    title: { en: 'Who is responsible', fr: 'Qui est responsable' },
    clauses: [
      say('responsible.company', 'This site is run by {company}.', 'Ce site est exploité par {company}.'),
      say('responsible.address', 'Our postal address: {address}.', 'Notre adresse postale : {address}.'),
      say(
        'responsible.role',
        'Our privacy officer answers for the personal information this site collects.',
        'La personne responsable de la protection des renseignements personnels chez nous répond de ceux que ce site recueille.',
      ),
      say(
        'responsible.officer',
        'This is {officer}, {officerRole}.',
        'Il s’agit de {officer}, {officerRole}.',
      ),
      say(
        'responsible.name',
        'This is {officer}.',
        'Il s’agit de {officer}.',
        ({ officerRole }) => !officerRole,
      ),
      say(
        'responsible.officerEmail',
        'Write to [{officerEmail}](mailto:{officerEmail}).',
        'Écrivez à [{officerEmail}](mailto:{officerEmail}).',
      ),
      say(
        'responsible.contact',
        '[Write to the privacy officer here](/contact).',
        '[Écrivez à cette personne ici](/contact).',
        ({ officerEmail }) => !officerEmail,
      ),
      say(
        'responsible.law',
        'We follow Québec’s private sector privacy act, as amended by Law 25, and the federal act, PIPEDA.',
        'Nous respectons la loi québécoise sur les renseignements personnels dans le secteur privé, modifiée par la Loi 25, et la loi fédérale, la LPRPDE.',
      ),
    ],
  },
  {
    title: { en: 'What we collect, and why', fr: 'Ce que nous recueillons, et pourquoi' },
    clauses: [
      item(
        'collected.quotes',
        'To get you quotes: your name, email, phone number, city, province or territory, the address of the property, and what you tell us about the job: service, details, message, preferred date, timeline, budget and urgency.',
        'Pour vous obtenir des soumissions : vos nom, courriel, numéro de téléphone, ville, province ou territoire, l’adresse de la propriété et ce que vous dites des travaux : service, détails, message, date souhaitée, échéancier, budget et urgence.',
      ),
      item(
        'collected.photos',
        'Your photos of the place, if you add any. Where and when they were taken is removed from them.',
        'Vos photos des lieux, si vous en ajoutez. Le lieu et le moment de la prise de vue en sont retirés.',
      ),
      item(
        'collected.question',
        'To answer a message: your name, your email, your phone number if you give it, the subject and the message.',
        'Pour répondre à un message : votre nom, votre courriel, votre numéro de téléphone si vous le donnez, le sujet et le message.',
      ),
      item(
        'collected.claim',
        'To settle a guarantee claim: your name, your contact details, what went wrong, and your photos.',
        'Pour régler une réclamation sous garantie : votre nom, vos coordonnées, ce qui ne va pas et vos photos.',
      ),
      item(
        'collected.review',
        'To publish a review, if you write one: the name you choose to show, your rating, your words and your photo.',
        'Pour publier un avis, si vous en écrivez un : le nom que vous choisissez de montrer, votre note, vos mots et votre photo.',
      ),
      item(
        'collected.application',
        'To study a contractor’s application: business name, your name, contact details, city, specialties, years of experience and message.',
        'Pour étudier la candidature d’un entrepreneur : nom de l’entreprise, votre nom, coordonnées, ville, spécialités, années d’expérience et message.',
      ),
      item(
        'collected.contractors',
        'From contractors who get requests from us: licences and insurance with their proofs, trades, areas and hours, quotes, and how soon they answer.',
        'Des entrepreneurs à qui nous envoyons des demandes : licences et assurances avec leurs preuves, métiers, territoire et heures, soumissions, et délai de réponse.',
        ({ matching }) => matching !== 'off',
      ),
      item(
        'collected.partner',
        'To follow up on a partner suggestion: your name and email, and the business details you give us.',
        'Pour donner suite à une proposition de partenaire : votre nom, votre courriel et ce que vous nous dites de l’entreprise.',
      ),
      item(
        'collected.source',
        'To know which page or campaign led to a request: the page the form was sent from, the site or campaign you came from, and the time the form was opened.',
        'Pour savoir quelle page ou campagne a mené à une demande : la page d’où le formulaire est parti, le site ou la campagne d’où vous veniez et l’heure d’ouverture du formulaire.',
      ),
      item(
        'collected.robots',
        'To keep robots out: a hidden field, the time a form takes to fill, and your network address, which limits how many requests one address can send.',
        'Pour écarter les robots : un champ caché, le temps mis à remplir un formulaire et votre adresse réseau, qui limite le nombre de demandes envoyées d’une même adresse.',
      ),
      say(
        'collected.required',
        'Fields are required unless they are marked as optional. We take no payment here and ask for no card number.',
        'Les champs sont obligatoires, sauf ceux marqués facultatifs. Aucun paiement ne se fait ici, et aucun numéro de carte n’est demandé.',
      ),
    ],
  },
  {
    title: { en: 'Who receives it', fr: 'Qui les reçoit' },
    clauses: [
      item(
        'receivers.staff',
        'Our staff, as far as their work needs it.',
        'Notre personnel, dans la mesure où son travail l’exige.',
      ),
      item(
        'receivers.byNobody',
        'No contractor through this site: it passes your request to nobody by itself.',
        'Aucun entrepreneur par l’entremise de ce site : il ne transmet votre demande à personne de lui-même.',
        ({ matching }) => matching === 'off',
      ),
      item(
        'receivers.asked',
        'The contractors who are asked about your request see the job: services, answers, date, city, province and the first half of the postal code, your message without names, phone numbers and addresses, and the photos you share.',
        'Les entrepreneurs sollicités pour votre demande voient les travaux : services, réponses, date, ville, province et première moitié du code postal, votre message sans noms, numéros de téléphone ni adresses, et les photos que vous partagez.',
        ({ matching }) => matching !== 'off',
      ),
      item(
        'receivers.chosen',
        'Your name, email, phone number and address go to the contractor you choose, and to no other.',
        'Vos nom, courriel, téléphone et adresse vont à l’entrepreneur que vous choisissez, et à aucun autre.',
        ({ matching }) => matching !== 'off',
      ),
      item(
        'receivers.crm',
        'The customer management tool (CRM) in which our staff follow requests gets everything that you send with a form, except photos: for these it gets links that end.',
        'L’outil de gestion de la clientèle (CRM) dans lequel notre personnel suit les demandes reçoit tout ce que vous envoyez par formulaire, sauf les photos : il en reçoit des liens qui prennent fin.',
        ({ hasCrmWebhook }) => hasCrmWebhook,
      ),
      item(
        'receivers.highLevel',
        'HighLevel, a customer management tool (CRM) in the United States in which our staff follow requests, gets everything that you send with a form, except photos: for these it gets links that end.',
        'HighLevel, un outil de gestion de la clientèle (CRM) aux États-Unis dans lequel notre personnel suit les demandes, reçoit tout ce que vous envoyez par formulaire, sauf les photos : il en reçoit des liens qui prennent fin.',
        ({ hasHighLevel }) => hasHighLevel,
      ),
      item(
        'receivers.states',
        'This tool is also told where your request stands, from received to done.',
        'Cet outil sait aussi où en est votre demande, de la réception à la fin des travaux.',
        ({ tellsStates }) => tellsStates,
      ),
      item(
        'receivers.programs',
        'Other programs that our business uses, such as for invoices, get everything that you send with a form, and where your request stands. Of photos they get links that end. The privacy officer tells you which ones.',
        'D’autres programmes de notre entreprise, par exemple pour la facturation, reçoivent tout ce que vous envoyez par formulaire et savent où en est votre demande. Des photos, ils reçoivent des liens qui prennent fin. La personne responsable vous dit lesquels.',
        ({ hasReceivers }) => hasReceivers,
      ),
      item(
        'receivers.mail',
        'The mail service that carries our emails sees your address and what they say: your name, the reference of your request, services and city.',
        'Le service de messagerie qui achemine nos courriels voit votre adresse et ce qu’ils disent : votre nom, le numéro de votre demande, les services et la ville.',
        ({ sendsMail }) => sendsMail,
      ),
      item(
        'receivers.sanity',
        'Sanity, a supplier outside Canada, keeps the texts and pictures of this site, and with them the reviews that people wrote to be published. Your browser loads pictures from it, so it sees your network address.',
        'Sanity, un fournisseur hors du Canada, conserve les textes et les images de ce site, dont les avis écrits pour être publiés. Votre navigateur y charge des images, et Sanity voit donc votre adresse réseau.',
        ({ content }) => content === 'sanity',
      ),
      item(
        'receivers.elsewhere',
        'A supplier of ours keeps the texts and pictures of this site, and with them the reviews that people wrote to be published. Your browser may load pictures from it; then it sees your network address. The privacy officer tells you which one it is.',
        'Un de nos fournisseurs conserve les textes et les images de ce site, dont les avis écrits pour être publiés. Votre navigateur peut y charger des images; le fournisseur voit alors votre adresse réseau. La personne responsable vous dit lequel.',
        ({ content }) => content === 'elsewhere',
      ),
      item(
        'receivers.avatars',
        'Pictures of initials beside reviews come from {avatarHost}, which sees your network address and the initials.',
        'Les images d’initiales à côté des avis viennent de {avatarHost}, qui voit votre adresse réseau et ces initiales.',
      ),
      item(
        'receivers.traces',
        'A monitoring service gets measurements of our server, without personal information.',
        'Un service de surveillance reçoit des mesures de notre serveur, sans renseignements personnels.',
        ({ sendsTraces }) => sendsTraces,
      ),
      say(
        'receivers.notSold',
        'We do not sell or rent personal information. If a supplier keeps it outside your province or outside Canada, we first assess how well it is protected there, and a contract binds the supplier to that. The privacy officer tells you where our server and its backups stand.',
        'Nous ne vendons ni ne louons de renseignements personnels. Si un fournisseur les conserve hors de votre province ou du Canada, nous évaluons d’abord comment ils y sont protégés, et un contrat oblige le fournisseur à les protéger. La personne responsable vous dit où se trouvent notre serveur et ses copies de sauvegarde.',
      ),
    ],
  },
  {
    title: { en: 'How contractors are found', fr: 'Comment les entrepreneurs sont trouvés' },
    clauses: [
      say(
        'matching.person',
        'A member of our staff decides which contractors are asked. A program proposes them by trade, area, licence, insurance and turn.',
        'Une personne de notre équipe décide quels entrepreneurs sont sollicités. Un programme les propose selon le métier, le territoire, la licence, l’assurance et le tour de chacun.',
        ({ matching }) => matching === 'suggest',
      ),
      say(
        'matching.automatic',
        'A program decides alone which contractors are asked. It uses the services, the city, the province and the urgency of your request, and of contractors their trades, areas, licences, insurance, limits, hours, rating and speed of answer. It never uses your name, your language, a price or your message.',
        'Un programme décide seul quels entrepreneurs sont sollicités. Il utilise les services, la ville, la province et l’urgence de votre demande et, des entrepreneurs, leurs métiers, territoire, licences, assurance, limites, heures, note et délai de réponse. Il n’utilise jamais votre nom, votre langue, un prix ou votre message.',
        ({ matching }) => matching === 'automatic',
      ),
      say(
        'matching.review',
        'You can ask for the reasons, have what was used corrected, say what you think of it, and have a person decide: write to the privacy officer. The page of your request says when a program has chosen.',
        'Vous pouvez demander les raisons, faire corriger les renseignements utilisés, présenter vos observations et faire décider une personne : écrivez à la personne responsable. La page de votre demande dit quand un programme a choisi.',
        ({ matching }) => matching === 'automatic',
      ),
    ],
  },
  {
    title: { en: 'Your consent', fr: 'Votre consentement' },
    clauses: [
      say(
        'consent.purpose',
        'When you send a form, you agree that we use your details for the purpose written beside it, and for nothing else. You can withdraw at any time: we stop the request.',
        'En envoyant un formulaire, vous acceptez que nous utilisions vos renseignements aux fins indiquées à côté, et à rien d’autre. Vous pouvez vous rétracter en tout temps : nous arrêtons la demande.',
      ),
      say(
        'consent.told',
        'The contractors who had received it are told.',
        'Les entrepreneurs qui l’avaient reçue en sont avisés.',
        ({ matching }) => matching !== 'off',
      ),
      say(
        'consent.mail',
        'The site writes to you about what you asked for: a confirmation, links to its page, answers, appointments. These emails advertise nothing.',
        'Le site vous écrit au sujet de votre demande : confirmation, liens vers sa page, réponses, rendez-vous. Ces courriels ne font aucune publicité.',
        ({ sendsMail }) => sendsMail,
      ),
      say(
        'consent.news',
        'News and offers by email have their own box, which is never ticked in advance. You do not need it to get a quote, and every such message has a link to unsubscribe.',
        'Les nouvelles et les offres par courriel ont leur propre case, jamais cochée d’avance. Elle n’est pas nécessaire pour obtenir une soumission, et chaque message de ce genre a un lien de désabonnement.',
        ({ offersNews }) => offersNews,
      ),
      say(
        'consent.reviews',
        'Who ticked it may also be asked by email for a review of the work.',
        'Qui l’a cochée peut aussi recevoir un courriel qui demande un avis sur les travaux.',
        ({ sendsMail, offersNews }) => sendsMail && offersNews,
      ),
    ],
  },
  {
    title: { en: 'In your browser', fr: 'Dans votre navigateur' },
    clauses: [
      say(
        'browser.cookies',
        'Reading this site sets no cookie, and nothing follows you from site to site. [Cookies](/cookies) lists what the site keeps in your browser, and why.',
        'La lecture de ce site n’installe aucun témoin, et rien ne vous suit d’un site à l’autre. La page [Témoins](/cookies) énumère ce que le site garde dans votre navigateur, et pourquoi.',
      ),
      say(
        'browser.voice',
        'If you start a voice search, your browser does the listening and may send the sound to the company that makes it.',
        'Si vous lancez une recherche vocale, c’est votre navigateur qui écoute; il peut envoyer le son à l’entreprise qui le produit.',
      ),
      say(
        'browser.visits',
        'We count visits: how often a page is shown on a day, which campaign led to it and how far people come in our booking form. We do it ourselves, without cookies or identifiers, and keep nothing of you or your device. Your network address is only looked at, and remembered for that day in a form nobody can read, so that nobody inflates the numbers. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), you are not counted. The numbers are kept for {resultDays}.',
        'Nous comptons les visites : combien de fois une page est affichée dans une journée, quelle campagne y a mené et jusqu’où on se rend dans notre formulaire de réservation. Nous le faisons nous-mêmes, sans témoins ni identifiants, et ne gardons rien de vous ni de votre appareil. Votre adresse réseau ne sert qu’à éviter que quelqu’un gonfle les chiffres; elle n’est retenue que cette journée-là, sous une forme illisible. Si votre navigateur demande à ne pas être suivi (Do Not Track ou Global Privacy Control), vous n’êtes pas compté. Les chiffres sont conservés pendant {resultDays}.',
      ),
      say(
        'browser.speed',
        'In the same way we count how fast pages were in browsers: how long the main content and the answer to a click took, and whether content moved.',
        'De la même façon, nous comptons la rapidité des pages dans les navigateurs : le temps d’affichage du contenu principal, le temps de réponse à un clic et le déplacement du contenu.',
        ({ measuresPages }) => measuresPages,
      ),
      say(
        'browser.unmeasured',
        'How fast pages are in your browser is not counted.',
        'La rapidité des pages dans votre navigateur n’est pas comptée.',
        ({ measuresPages }) => !measuresPages,
      ),
      say(
        'browser.errors',
        'When a page fails in your browser, it tells our server which page it was and what the error said, and nothing about you.',
        'Quand une page échoue dans votre navigateur, elle dit à notre serveur de quelle page il s’agit et ce que disait l’erreur, et rien sur vous.',
      ),
      say(
        'browser.recent',
        'An hour or more after you have sent a request, a page may say that somebody in your city asked for that service. It never says who.',
        'Une heure ou plus après l’envoi de votre demande, une page peut dire que quelqu’un dans votre ville a demandé ce service. Elle ne dit jamais qui.',
        ({ showsRequests }) => showsRequests,
      ),
    ],
  },
  {
    title: { en: 'How long, and how safe', fr: 'Combien de temps, et avec quelles précautions' },
    clauses: [
      item(
        'kept.requests',
        'A request or an application, with its photos, messages and files, is deleted {leadDays} after it came, or earlier when you erase it on its page.',
        'Une demande ou une candidature, avec ses photos, messages et fichiers, est détruite {leadDays} après son arrivée, ou plus tôt si vous l’effacez sur sa page.',
      ),
      item(
        'kept.contractors',
        'What we know of a contractor is deleted {contractorDays} after the contractor has left.',
        'Ce que nous savons d’un entrepreneur est détruit {contractorDays} après son départ.',
        ({ matching }) => matching !== 'off',
      ),
      item(
        'kept.addresses',
        'Network addresses are kept for a day, in a form nobody can read.',
        'Les adresses réseau sont gardées une journée, sous une forme illisible.',
      ),
      item(
        'kept.mail',
        'That an email was sent is noted for 30 days, without what it said.',
        'L’envoi d’un courriel est noté pendant 30 jours, sans ce qu’il disait.',
        ({ sendsMail }) => sendsMail,
      ),
      item(
        'kept.backups',
        'The server makes a backup every {backupHours} and keeps the newest {backupsKept}. What was erased does not come back with one.',
        'Le serveur fait une copie de sauvegarde à intervalle de {backupHours} et en garde {backupsKept}, les plus récentes. Ce qui a été effacé ne revient pas avec elles.',
        ({ backupHours }) => backupHours > 0,
      ),
      say(
        'kept.safe',
        'Only the people who need it for their work can open it.',
        'Seules les personnes qui en ont besoin pour leur travail peuvent y accéder.',
      ),
      say(
        'kept.encrypted',
        'It travels over encrypted connections.',
        'Tout circule par connexion chiffrée.',
        ({ isEncrypted }) => isEncrypted,
      ),
      say(
        'kept.incident',
        'If an incident puts you at risk of serious harm, we tell you and the authority concerned, and we say what we are doing about it.',
        'Si un incident vous expose à un risque de préjudice sérieux, nous vous en avisons, ainsi que l’autorité concernée, et nous disons ce que nous faisons.',
      ),
    ],
  },
  {
    title: { en: 'Your rights', fr: 'Vos droits' },
    clauses: [
      item(
        'rights.know',
        'Know what we hold about you, where it came from and who received it, and get a copy.',
        'Savoir ce que nous détenons sur vous, d’où cela vient et qui l’a reçu, et en obtenir copie.',
      ),
      item(
        'rights.correct',
        'Have it corrected or completed.',
        'Faire corriger ou compléter ces renseignements.',
      ),
      item(
        'rights.erase',
        'Withdraw your consent, or ask that it be deleted.',
        'Retirer votre consentement ou demander leur destruction.',
      ),
      item(
        'rights.matched',
        'Ask how contractors were matched with your project, and have a person look at it.',
        'Demander comment les entrepreneurs ont été jumelés à votre projet, et faire revoir le tout par une personne.',
        ({ matching }) => matching !== 'off',
      ),
      say(
        'rights.page',
        'The [page of your request](/request) shows what you sent. You can correct, download and erase it there, without an account.',
        'La [page de votre demande](/request) montre ce que vous avez envoyé. Vous pouvez l’y corriger, le télécharger et l’effacer, sans compte.',
      ),
      say(
        'rights.complain',
        'Or write to the privacy officer. It costs nothing, and we answer within 30 days. If the answer does not suit you, you can complain to the Commission d’accès à l’information in Québec, to the Privacy Commissioner of Canada, or to the commissioner of your province.',
        'Ou écrivez à la personne responsable. C’est gratuit, et nous répondons dans les 30 jours. Si la réponse ne vous convient pas, vous pouvez porter plainte à la Commission d’accès à l’information au Québec, au Commissariat à la protection de la vie privée du Canada ou au commissariat de votre province.',
      ),
    ],
  },
]
