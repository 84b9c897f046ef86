/** What is written below the fields of the pages and settings of which there is one, by the English. */
export const PAGE_DESCRIPTIONS: Record<string, string> = {
  'The large heading of %1.': 'Le grand titre de %1.',
  'The large heading of %1. Write %2 where the name goes, in every text here.':
    'Le grand titre de %1. Écrivez %2 là où le nom doit paraître, dans tous les textes d’ici.',
  'For pages at %1 that have none of their own. Write %2 where the name goes, in every text here.':
    'Pour les pages à %1 qui n’en ont pas à elles. Écrivez %2 là où le nom doit paraître, dans tous les textes d’ici.',
  'One to three sentences below the heading.': 'Une à trois phrases sous le titre.',
  'Shown as month and year.': 'Montrée en mois et année.',
  'The last band, above the footer. Its buttons are part of the site.':
    'Le dernier bandeau, au-dessus du pied de page. Ses boutons font partie du site.',
  'It cycles through six.': 'Six passent tour à tour.',
  '12.': '12.',
  '22.': '22.',
  '20.': '20.',
  '10.': '10.',
  'In pixels. 640.': 'En pixels. 640.',
  'In milliseconds. 200.': 'En millisecondes. 200.',
  'After these the popup stays away for good. 3.': 'Après ce nombre, la bulle ne revient plus. 3.',
  'Beside the wizard and the quote request, such as "Free quotes".':
    'À côté de la réservation et de la demande de soumission, par exemple « Soumissions gratuites ».',
  'Shown with the reference number when a booking or a quote request has been sent.':
    'Montré avec le numéro de référence quand une réservation ou une demande de soumission est envoyée.',
  'Not vacancies: what people here do.': 'Pas des postes à pourvoir : ce que font les gens d’ici.',
  'The e-mail address below it is the general one of the site settings.':
    'L’adresse courriel dessous est celle des renseignements généraux, dans les réglages du site.',
  'For a job that is not among the cards.': 'Pour un travail qui n’est pas parmi les fiches.',
  'The text below it is the category’s own.': 'Le texte dessous est celui de la catégorie.',
  'The hint below "No Services Found".': 'Le conseil sous « Aucun service trouvé ».',
  'Home, tech, outdoor.': 'Maison, techno, extérieur.',
  'Left out in cities that do not have what a name in braces stands for.':
    'Laissé de côté dans les villes qui n’ont pas ce que désigne un nom entre accolades.',
  'Phone, hours and e-mail addresses come from the site settings.':
    'Le téléphone, les heures et les adresses courriel viennent des réglages du site.',
  'Below the e-mail addresses: "Reply within 24 hours".':
    'Sous les adresses courriel : « Réponse en moins de 24 heures ».',
  '"Send us a Message" and the sentence below it.': '« Écrivez-nous » et la phrase dessous.',
  'Shown with the reference number when the message has been sent.':
    'Montré avec le numéro de référence quand le message est envoyé.',
  'The heading of the form and the sentence below it.': 'Le titre du formulaire et la phrase dessous.',
  'Shown with the reference number when the form has been sent.':
    'Montré avec le numéro de référence quand le formulaire est envoyé.',
  'Submit Your Project, Get Matched, Get It Done.': 'Décrire le projet, être jumelé, faire faire le travail.',
  'Says to call 911 first.': 'Dit d’appeler d’abord le 911.',
  'Five, from Very Simple to Very Complex.': 'Cinq, de « Très simple » à « Très complexe ».',
  'The factor is base + level x step. 0.8.': 'Le facteur est base + niveau x pas. 0,8.',
  '0.1.': '0,1.',
  'Four, from within one week to the same day.': 'Quatre, d’une semaine au jour même.',
  'Those with a multiplier.': 'Celles qui ont un multiplicateur.',
  'For services without add-ons.': 'Pour les services sans options.',
  'In hours.': 'En heures.',
  'At the top: that this is information, not an offer of credit.':
    'En haut : que ce sont des renseignements, et non une offre de crédit.',
  'Questions to put to whoever offers to spread the payments.':
    'Questions à poser à qui propose d’étaler les paiements.',
  'Below the sections: programmes change, verify with the source.':
    'Sous les sections : les programmes changent, vérifiez à la source.',
  'Shown where the address names a service: "The contractors set the price, once they know the job."':
    'Montrée quand l’adresse nomme un service : « Les entrepreneurs fixent le prix une fois qu’ils connaissent les travaux. »',
  'Shown where the address says urgent: to call 911 first when somebody is in danger.':
    'Montrée quand l’adresse dit que c’est urgent : appeler d’abord le 911 si quelqu’un est en danger.',
  'Booking reference, issue description, photos, original install date.':
    'Numéro de réservation, description du problème, photos, date de l’installation.',
  'Beside the phone number of the site settings.': 'À côté du numéro de téléphone des réglages du site.',
  'The heading is also the title of the PDF.': 'Le titre est aussi celui du PDF.',
  'The text of the PDF that can be downloaded.': 'Le texte du PDF à télécharger.',
  'Stands where the others have the name of their category.':
    'Là où les autres portent le nom de leur catégorie.',
  'At the end of every guide.': 'À la fin de chaque guide.',
  'Such as "Free quotes".': 'Par exemple « Soumissions gratuites ».',
  'Eight. The first three carry a Popular tag; the numbers match those in the hero drawing.':
    'Huit. Les trois premiers portent l’étiquette « En demande »; les numéros sont ceux du dessin de l’en-tête.',
  'Six.': 'Six.',
  'The first is on the home page. All of them are on the pages of services in cities that have no projects.':
    'La première est sur la page d’accueil. Toutes sont sur les pages d’un service dans une ville sans réalisations.',
  '"50+ Installers".': '« 50+ installateurs ».',
  '"Trusted Across Canada".': '« La confiance de tout le Canada ».',
  '"From first click to clean-up".': '« Du premier clic au nettoyage ».',
  'Every service, by category.': 'Tous les services, par catégorie.',
  'Above the five factors of the estimator.': 'Au-dessus des cinq facteurs de l’estimateur.',
  'Above the four factors of the estimator.': 'Au-dessus des quatre facteurs de l’estimateur.',
  'With its first add-on, in the estimator’s first city.':
    'Avec sa première option, dans la première ville de l’estimateur.',
  'Such as "Every other service".': 'Par exemple « Tous les autres services ».',
  'What is included, taxes, permits, rescheduling, cancellation.':
    'Ce qui est compris, taxes, permis, changement de date, annulation.',
  'In the facts below the hero: "Free return, 30 days".':
    'Dans les faits sous l’en-tête : « Retour gratuit, 30 jours ».',
  'Contact within 30 days for a free return.': 'Nous joindre dans les 30 jours pour un retour gratuit.',
  '"Get Contractor Quotes".': '« Obtenir des soumissions d’entrepreneurs ».',
  'For services that have none of their own.': 'Pour les services qui n’en ont pas à eux.',
  "Such as: An estimate, not a bill. The contractor's written quote is the price.":
    'Par exemple : Une estimation, pas une facture. Le prix est celui de la soumission écrite de l’entrepreneur.',
  'Every service has these, after its own.': 'Tous les services les ont, après les leurs.',
  'The sixteen of every service page.': 'Les seize de chaque page de service.',
  'Such as "services, priced".': 'Par exemple « services, avec leur prix ».',
  '"Available nationwide".': '« Offert partout au pays ».',
  'The first three numbers are counted from the services.':
    'Les trois premiers nombres sont comptés à partir des services.',
  '"Quick Installations".': '« Installations rapides ».',
  'Shown as given: 18.': 'Montré tel quel : 18.',
  'Four.': 'Quatre.',
  'In the footer.': 'Dans le pied de page.',
  'In the footer: "Prices in Canadian dollars, before tax".':
    'Dans le pied de page : « Prix en dollars canadiens, avant taxes ».',
  'CAD.': 'CAD.',
  '"Powered by …" in the footer.': '« Propulsé par … » dans le pied de page.',
  '1-800-INSTALL.': '1-800-INSTALL.',
  'One line each: "Mon-Fri 8AM-8PM EST", "Sat 9AM-5PM EST".':
    'Une ligne chacune : « lun.-ven., 8 h à 20 h HE », « sam., 9 h à 17 h HE ».',
  'Named where personal data is asked for.': 'Nommé là où des renseignements personnels sont demandés.',
  'Below every form. The privacy contact and a link to /privacy follow it.':
    'Sous chaque formulaire, suivie du nom du responsable et d’un lien vers /privacy.',
  'Never ticked beforehand (CASL). A quote can be asked for without it.':
    'Jamais cochée d’avance (LCAP). On peut demander une soumission sans elle.',
  'Sent with every lead to the CRM.': 'Envoyées avec chaque demande au CRM.',
  'Figures about the business for search engines.':
    'Chiffres sur l’entreprise pour les moteurs de recherche.',
  '4.8.': '4,8.',
  '1247.': '1247.',
  '150.': '150.',
  '2.': '2.',
  'In dollars. 150.': 'En dollars. 150.',
}
