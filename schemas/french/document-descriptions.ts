/** What is written below the fields of documents and of their parts, by the English. */
export const DOCUMENT_DESCRIPTIONS: Record<string, string> = {
  'In whole dollars. It is added to the estimate.': 'En dollars entiers. S’ajoute à l’estimation.',
  'Kept with the data; the estimate does not use it. Usually empty.':
    'Gardé avec les données; l’estimation ne s’en sert pas. Vide, en général.',
  'Write it like $100-$300 or $2,500-$6,000, in Canadian dollars before tax, for both languages.':
    'Écrivez-la ainsi, pour les deux langues : $100-$300 ou $2,500-$6,000, en dollars canadiens avant taxes.',
  'What the lead carries, such as 65-75 or dishwasher.':
    'Ce que porte la demande, par exemple 65-75 ou dishwasher.',
  'Such as "2-4 hours".': 'Par exemple « 2 à 4 heures ».',
  'The title says what goes wrong, the text what the installer does about it.':
    'Le titre dit ce qui ne va pas, le texte ce que l’installateur y fait.',
  'What winter or summer changes.': 'Ce que l’hiver ou l’été change.',
  'What makes the price higher or lower.': 'Ce qui fait monter ou baisser le prix.',
  'A short name the page knows it by, such as cities.':
    'Un nom court par lequel la page le connaît, par exemple cities.',
  'As it is shown: 250+ in English, 250+ in French; 50,000+ and 50 000+; 99% and 99 %.':
    'Tel qu’il est montré : 250+ en anglais et en français; 50,000+ et 50 000+; 99% et 99 %.',
  'The word below it, such as cities.': 'Le mot dessous, par exemple « villes ».',
  'In minutes, such as "15-30 minutes". The guide adds up the first numbers of all steps.':
    'En minutes, par exemple « 15 à 30 minutes ». Le guide additionne le premier nombre de chaque étape.',
  'A page of this site such as /guarantee, or a full address such as https://example.ca.':
    'Une page du site, par exemple /guarantee, ou une adresse complète, par exemple https://exemple.ca.',
  'Such as "Monday-Sunday 8:00 AM - 8:00 PM". French: lundi au dimanche, 8 h à 20 h.':
    'Par exemple « lundi au dimanche, 8 h à 20 h ». Anglais : Monday-Sunday 8:00 AM - 8:00 PM.',
  'In kilometres.': 'En kilomètres.',
  'The estimator multiplies both ends of the range by it. Toronto is 1.15, Montreal 1.':
    'L’estimateur multiplie par lui les deux bouts de la fourchette. Toronto est à 1,15, Montréal à 1.',
  'What a service usually costs in this city.': 'Ce qu’un service coûte d’habitude dans cette ville.',
  'Such as "April to October".': 'Par exemple « avril à octobre ».',
  'Such as "2-3 days".': 'Par exemple « 2 à 3 jours ».',
  'Services menu: the heading and "View all" lead to this category.':
    'Menu des services : le titre et « Tout voir » mènent à cette catégorie.',
  'Services menu: up to four.': 'Menu des services : jusqu’à quatre.',
  'Footer: the links below the heading.': 'Pied de page : les liens sous le titre.',
  'The link follows its address when that changes.': 'Le lien suit l’adresse du document quand elle change.',
  'For pages that are not in the list above, such as /guarantee. Also https:// addresses.':
    'Pour les pages qui ne sont pas dans la liste ci-dessus, par exemple /guarantee. Aussi des adresses https://.',
  'Such as 08:00.': 'Par exemple 08:00.',
  'Such as 18:00.': 'Par exemple 18:00.',
  'Such as "Most jobs finish in one visit".': 'Par exemple « Une seule visite suffit le plus souvent ».',
  'Such as "Two tools, one helper".': 'Par exemple « Deux outils, une personne pour aider ».',
  'Such as "Not for a bracket mount".': 'Par exemple « Pas pour un support mural ».',
  'Such as "Before tax, by wall type".': 'Par exemple « Avant taxes, selon le type de mur ».',
  'Shown as a ruled grid below the text.': 'Montrés dans une grille à filets sous le texte.',
  'Where to go from here, one row each.': 'Où aller ensuite, une ligne par lien.',
  'What the picture shows, in one short sentence. Screen readers say it aloud.':
    'Ce que montre l’image, en une courte phrase. Les lecteurs d’écran la disent à voix haute.',
  'May stay empty.': 'Peut rester vide.',
  'A page of this site such as /guides.': 'Une page du site, par exemple /guides.',
  'Sentence case in French.': 'En français, seule la première lettre prend la majuscule.',
  'One or two sentences below the heading. May stay empty.':
    'Une ou deux phrases sous le titre. Peut rester vide.',
  'The blue line in search results. About 60 characters. Empty: the page title is used.':
    'La ligne bleue des résultats de recherche. Environ 60 caractères. Vide : le titre de la page.',
  'The two lines below it. About 155 characters. Empty: the lead is used.':
    'Les deux lignes dessous. Environ 155 caractères. Vide : le chapeau.',
  'Separated by commas.': 'Séparés par des virgules.',
  'Shown when the page is shared, 1200 by 630. Empty: a picture is made from the title.':
    'Montrée quand la page est partagée, 1200 sur 630. Vide : une image est faite à partir du titre.',
  'Both ends of the range are multiplied by it.': 'Les deux bouts de la fourchette sont multipliés par lui.',
  'A small drawing beside the title. May stay empty.': 'Un petit dessin à côté du titre. Peut rester vide.',
  'Such as "Amélie booked a heat pump".': 'Par exemple « Amélie a réservé une thermopompe ».',
  'Such as "12 minutes ago".': 'Par exemple « il y a 12 minutes ».',
  'For reviews.': 'Pour les avis.',
  'Place in the cycle.': 'Place dans le cycle.',
  'What the lead carries as service type, such as tv-audio. Do not change it.':
    'Ce que porte la demande comme type de service, par exemple tv-audio. Ne la changez pas.',
  'From 1 to 5 hours.': 'De 1 à 5 heures.',
  'Such as "Screen size".': 'Par exemple « Taille de l’écran ».',
  'A booking that starts from one of these services chooses this type.':
    'Une réservation qui part d’un de ces services choisit ce type.',
  'Place in the wizard.': 'Place dans la réservation.',
  'Its page is /bundles/{address}.': 'Sa page est /bundles/{adresse}.',
  'In percent, from 10 to 15.': 'En pourcentage, de 10 à 15.',
  'Compared with booking separately, such as "Up to $120". French: jusqu’à 120 $.':
    'Par rapport à des réservations séparées, par exemple « jusqu’à 120 $ ». Anglais : Up to $120.',
  'Most Popular is amber, Popular blue, New green, Other grey.':
    'Le plus en demande est ambre, En demande bleu, Nouveau vert, Autre gris.',
  'The word on the tag.': 'Le mot sur l’étiquette.',
  'Place among the bundles on the home page.': 'Place parmi les forfaits de la page d’accueil.',
  'Heading of its page and its home card, such as "Electrical".':
    'Titre de sa page et de sa fiche d’accueil, par exemple « Électricité ».',
  'Its page is /services/category/{address}.': 'Sa page est /services/category/{adresse}.',
  'On the catalogue chip, when it differs from the title, such as "Electrical (Licensed)".':
    'Sur la pastille du catalogue, s’il diffère du titre, par exemple « Électricité (licence exigée) ».',
  'In menus and labels, when the title is too long, such as "Tech".':
    'Dans les menus et les libellés, quand le titre est trop long, par exemple « Techno ».',
  'One or two sentences on its card and at the top of its page.':
    'Une ou deux phrases sur sa fiche et en haut de sa page.',
  'Three to five sentences on its page: what the work is, who may do it, what decides the price.':
    'Trois à cinq phrases sur sa page : en quoi consiste le travail, qui peut le faire, ce qui fait le prix.',
  'Three points on its page: licence and permit, what to prepare, what to ask.':
    'Trois points sur sa page : licence et permis, quoi préparer, quoi demander.',
  'At the end of its page: what people also look at. Four.':
    'À la fin de sa page : ce que les gens regardent aussi. Quatre.',
  'Named on the home card, up to three.': 'Nommés sur la fiche d’accueil, trois au plus.',
  'Old or alternative words in the address that lead to this category, such as electronics for tech.':
    'Mots anciens ou différents de l’adresse qui mènent à cette catégorie, par exemple electronics pour tech.',
  'Place among the chips of the catalogue.': 'Place parmi les pastilles du catalogue.',
  'On its card and at the top of its page, 4 by 3.': 'Sur sa fiche et en haut de sa page, 4 sur 3.',
  'As each language writes it: Montreal and Montréal, Quebec City and Québec.':
    'Comme chaque langue l’écrit : Montreal et Montréal, Quebec City et Québec.',
  'Its page is /city/{address}.': 'Sa page est /city/{adresse}.',
  'Top of its page.': 'En haut de sa page.',
  'When installers come, such as "7 days a week, 8 a.m. to 8 p.m."':
    'Quand les installateurs viennent, par exemple « 7 jours sur 7, de 8 h à 20 h ».',
  'The number on its home card, shown as given.': 'Le nombre sur sa fiche d’accueil, montré tel quel.',
  'The number on the cities page, shown as given.': 'Le nombre sur la page des villes, montré tel quel.',
  'The average on the cities page, such as 4.8.': 'La moyenne sur la page des villes, par exemple 4,8.',
  'Place in lists of cities.': 'Place dans les listes de villes.',
  'Such as "2-3 hours".': 'Par exemple « 2 à 3 heures ».',
  'What installers meet in the buildings here.':
    'Ce que les installateurs trouvent dans les bâtiments d’ici.',
  'What most jobs in this city cost, written like $100-$450.':
    'Ce que coûtent la plupart des travaux dans cette ville, écrit ainsi : $100-$450.',
  'The quote link carries the English name in lower case with dashes.':
    'Le lien de soumission porte le nom anglais en minuscules, avec des traits d’union.',
  'From 30 minutes to 6 hours, such as "30-60 minutes".':
    'De 30 minutes à 6 heures, par exemple « 30 à 60 minutes ».',
  'Place on the emergency page.': 'Place sur la page des urgences.',
  'The FAQ page groups by it.': 'La foire aux questions est groupée par sujet.',
  'Place within the topic.': 'Place dans le sujet.',
  'Its id in quote links: /get-quote?contractor={key}. Do not change it.':
    'Sa clé dans les liens de soumission : /get-quote?contractor={clé}. Ne la changez pas.',
  'Such as "Toronto, ON".': 'Par exemple « Toronto (Ontario) ».',
  'Such as "Within 2 hours".': 'Par exemple « En moins de 2 heures ».',
  'Place on the contractors page.': 'Place sur la page des entrepreneurs.',
  'Empty: a drawing made from the initials.': 'Vide : un dessin fait avec les initiales.',
  'Its page is /guides/{address}.': 'Sa page est /guides/{adresse}.',
  'On its card and at its top.': 'Sur sa fiche et en haut de sa page.',
  'Linked at the end.': 'Liens à la fin.',
  'An installer is listed for a service when a specialty contains the service name.':
    'Un installateur est montré pour un service quand une de ses spécialités contient le nom du service.',
  'privacy and terms have pages; do not change them.': 'privacy et terms ont des pages; ne les changez pas.',
  'The text in plain words, in a few sentences.':
    'L’essentiel du texte en mots simples, en quelques phrases.',
  'There is one menu for each place.': 'Il y a un menu par emplacement.',
  'In the dark strip at the top.': 'Dans le bandeau foncé en haut.',
  'Beside the promise.': 'À côté de la promesse.',
  'Beside the services and cities menus.': 'À côté des menus des services et des villes.',
  'Offered below the results of the search, such as "TV mounting".':
    'Proposées sous les résultats de la recherche, par exemple « installation murale de téléviseur ».',
  'Such as "Popular This Week".': 'Par exemple « En demande cette semaine ».',
  'On the how-it-works page.': 'Sur la page « Comment ça marche ».',
  'On the home page. Empty: the title.': 'Sur la page d’accueil. Vide : le titre.',
  'Such as "5-15 minutes".': 'Par exemple « 5 à 15 minutes ».',
  'Number of the step, from 1.': 'Numéro de l’étape, à partir de 1.',
  '240 by 150.': '240 sur 150.',
  '8 by 5. Same room and camera as after.': '8 sur 5. Même pièce et même point de vue qu’après.',
  'Shows the project on the pages of this city.': 'Montre la réalisation sur les pages de cette ville.',
  'The project is shown on the pages of these services.':
    'La réalisation est montrée sur les pages de ces services.',
  'Such as "3 hours".': 'Par exemple « 3 heures ».',
  'Place in the showcase.': 'Place parmi les réalisations.',
  'Place in lists of provinces.': 'Place dans les listes de provinces.',
  'It works only where no page exists.': 'Elle ne sert que là où il n’y a pas de page.',
  'The language and the rest of the query are kept.': 'La langue et le reste de la requête sont gardés.',
  'In the round picture.': 'Dans le portrait rond.',
  'Shows the review on the pages of this city.': 'Montre l’avis sur les pages de cette ville.',
  'From 1 to 5 stars.': 'De 1 à 5 étoiles.',
  'Such as "On time".': 'Par exemple « À l’heure ».',
  'Heading of its page and title of its cards, such as "TV mounting".':
    'Titre de sa page et de ses fiches, par exemple « Installation murale de téléviseur ».',
  'Its page is /{address}. Old links break when it changes: add a redirect.':
    'Sa page est /{adresse}. Les anciens liens se brisent quand elle change : ajoutez une redirection.',
  'One sentence on its card: what is installed, and how it is left.':
    'Une phrase sur sa fiche : ce qui est installé, et dans quel état c’est laissé.',
  'Two or three sentences at the top of its page. Empty: the description is used.':
    'Deux ou trois phrases en haut de sa page. Vide : la description.',
  'The first three are on the card, up to four as badges on city pages, all on its page.':
    'Les trois premiers sont sur la fiche, jusqu’à quatre en pastilles sur les pages des villes, tous sur sa page.',
  'Gives the time on cards: Easy 1-2 hours, Moderate 2-4 hours, otherwise 4+ hours.':
    'Donne la durée sur les fiches : Facile 1 à 2 heures, Moyenne 2 à 4 heures, sinon 4 heures et plus.',
  'Marks it as urgent in search results.': 'Le dit urgent dans les résultats de recherche.',
  'Points about this service. Empty: the points every service has.':
    'Points sur ce service. Vide : ceux de tous les services.',
  'Shown before the questions every service has.': 'Montrées avant les questions de tous les services.',
  'Shown as No. 014 on cards. A new service gets the next free number.':
    'Montré sur les fiches : Nº 014. Un nouveau service reçoit le prochain numéro libre.',
  'Place in the catalogue: 1 is the most popular. Empty: after those with a number.':
    'Place dans le catalogue : 1 est le plus demandé. Vide : après ceux qui ont un numéro.',
  'Extras in the estimator. Empty: the default add-ons of the estimator settings.':
    'Suppléments de l’estimateur. Vide : les options par défaut des réglages de l’estimateur.',
  'Climate, building types, rules that differ by province. Empty: those every service has.':
    'Climat, types de bâtiments, règles qui changent d’une province à l’autre. Vide : celles de tous les services.',
  'Codes, permits and safe working. Empty: those every service has.':
    'Codes, permis et travail sécuritaire. Vide : ceux de tous les services.',
  'Top of its page and its cards, 4 by 3.': 'En haut de sa page et sur ses fiches, 4 sur 3.',
  'What people also type into search, separated by commas, such as "hang tv, tv on wall".':
    'Ce que les gens écrivent aussi dans la recherche, séparé par des virgules, par exemple « accrocher la télé, télé au mur ».',
}
