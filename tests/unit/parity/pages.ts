import type { Language } from '#lib/i18n/languages.ts'

/** The HTML of a page of the site, in both languages and without a fault. */
export const CLEAN: Record<Language, string> = {
  en: `<!DOCTYPE html><html lang="en-CA"><head>
<title>TV mounting from $150 | Montage</title>
<meta name="description" content="A TV mounted on any wall, from $150, by licensed installers near you."/>
<meta name="robots" content="index, follow"/>
<link rel="canonical" href="https://montage.example/tv-mounting"/>
<link rel="alternate" hrefLang="en-ca" href="https://montage.example/tv-mounting"/>
<link rel="alternate" hrefLang="fr-ca" href="https://montage.example/tv-mounting?lang=fr"/>
<link rel="alternate" type="text/markdown" href="https://montage.example/tv-mounting.md"/>
<script type="application/ld+json">{"@type":"Service","name":"TV mounting","offers":{"@type":"Offer","price":150},"faq":[{"@type":"Question","name":"How long?"}]}</script>
</head><body><header><a href="/services">Services</a><a href="?lang=fr" lang="fr-CA" hrefLang="fr-CA">Français</a></header>
<main><h1>TV mounting</h1><p>A television of up to 85 inches, mounted on any wall by someone who has done it before. 1,247 done.</p>
<img src="/tv.jpg" alt="A television on a brick wall"/>
<h2>Prices</h2><p>From $150.50. We call at 5:30 p.m. or earlier, and nobody charges for the call.</p>
<h2>Questions</h2><details><summary>How long does it take?</summary><p>About two hours.</p></details>
<form action="/api/leads"><label>Name <input name="name" type="text"/></label><label><input type="checkbox" name="consent" value="yes"/>News</label><button type="submit">Get a quote</button></form>
<a href="/api/guarantee-terms" download="">Guarantee terms</a><a href="/guides/choose-a-tv-mount#heights">Guide</a></main></body></html>`,
  fr: `<!DOCTYPE html><html lang="fr-CA"><head>
<title>Pose de téléviseur dès 150 $ | Montage</title>
<meta name="description" content="Un téléviseur fixé à n’importe quel mur, dès 150 $, par des installateurs titulaires d’une licence."/>
<meta name="robots" content="index, follow"/>
<link rel="canonical" href="https://montage.example/tv-mounting?lang=fr"/>
<link rel="alternate" hrefLang="en-ca" href="https://montage.example/tv-mounting"/>
<link rel="alternate" hrefLang="fr-ca" href="https://montage.example/tv-mounting?lang=fr"/>
<link rel="alternate" type="text/markdown" href="https://montage.example/tv-mounting.md?lang=fr"/>
<script type="application/ld+json">{"@type":"Service","name":"Pose de téléviseur","offers":{"@type":"Offer","price":150},"faq":[{"@type":"Question","name":"Combien de temps?"}]}</script>
</head><body><header><a href="/services?lang=fr">Services</a><a href="?" lang="en-CA" hrefLang="en-CA">English</a></header>
<main><h1>Pose de téléviseur</h1><p>Un téléviseur d’au plus 85 pouces, fixé à n’importe quel mur par quelqu’un d’expérience. 1 247 posés.</p>
<img src="/tv.jpg" alt="Un téléviseur sur un mur de brique"/>
<h2>Prix</h2><p>Dès 150,50 $. Nous appelons à 17 h 30 ou avant, et personne ne facture l’appel.</p>
<h2>Questions</h2><details><summary>Combien de temps cela prend-il?</summary><p>Environ deux heures.</p></details>
<form action="/api/leads"><label>Nom <input name="name" type="text"/></label><label><input type="checkbox" name="consent" value="yes"/>Nouvelles</label><button type="submit">Obtenir une soumission</button></form>
<a href="/api/guarantee-terms?lang=fr" download="">Conditions de la garantie</a><a href="/guides/choose-a-tv-mount?lang=fr#hauteurs">Guide</a></main></body></html>`,
}
