import type { Texts } from './guide.ts'

export const en = {
  title: 'The Studio, in short',
  lead: 'How to change the site: texts, prices, figures, pictures and translations. Ten minutes to read, and nothing here can break the site: what you type is a draft until you publish it, and every version can be brought back.',
  contents: 'In this guide',
  toStudio: 'Open the Studio',
  otherLanguage: 'Français',
  scenes: {
    'sign-in': {
      title: 'Sign in',
      lead: 'Open /studio on the site. An administrator gives you a one-time sign-in link for the first time.',
      steps: [
        'Open the link and press **Sign in**. It works once, within 24 hours.',
        'Press **Password** (the lock) at the top and choose a password of at least 12 characters. From then on you sign in with it.',
        'If you like, press **Passkeys** beside it and add one: you then sign in with your finger, your face or the code of your device. The password keeps working.',
        'The Studio speaks your browser’s language. Change it at the top with **Français**; the Studio remembers your choice on every machine.',
      ],
      note: 'Password forgotten? Ask an administrator for a new link.',
      alt: 'The sign-in form of the Studio, with fields for the e-mail address and the password',
    },
    edit: {
      title: 'Find and edit',
      lead: 'Content is grouped as the business is: catalogue, places, trust, pages, figures, menus, settings.',
      steps: [
        'Open **Content**, then go down the lists: for example the catalogue, its services, **TV mounting**. Or press the search at the top: names, slugs and French names are all found.',
        'Type. What you type is saved as a draft within a second; visitors do not see it.',
        'Pictures: drop a file on the picture field, set the part that must stay visible, and describe it in words in both languages. **Pictures** has all of them: where each stands, which descriptions are missing, and **Replace everywhere…**.',
        'A number that many texts repeat, such as the cities, stands once under **Site figures**. Type { in any text and choose its name: {cities}+ is shown as 250+. Below the field you read how the text is shown.',
      ],
      note: 'Two people can work in one document at the same time. Each sees what the other types.',
      alt: 'The form of a service beside the list of services, with English and French side by side',
    },
    preview: {
      title: 'See it before anybody else',
      lead: '**Preview** shows the site with your drafts in it, beside the form.',
      steps: [
        'Open **Preview** and go to any page in it, in either language.',
        'Click a text on the page: its field opens beside it. Or double-click it and type on the page: Enter saves the draft, Escape restores the text.',
        'Type: the page shows your draft within a second. A document also says on which pages it is used.',
      ],
      note: 'Only people who are signed in see drafts.',
      alt: 'A page of the site in the preview, beside the form of the document it shows',
    },
    translate: {
      title: 'Translate',
      lead: 'Every text has English and French side by side, and says how far the French is: missing, out of date or done.',
      steps: [
        'Write the French beside the English. Once it is written, it says **French done**.',
        'When the English changes later, it says **French out of date**, and shows what changed in the English since the French was written.',
        'If the French is still right, press **Mark as done**.',
      ],
      note: 'Translators can change and publish French texts only; the server refuses anything else. Where French is missing, the site shows English.',
      alt: 'Text fields with English and French side by side; one says that its French is out of date and what changed in the English',
    },
    translations: {
      title: 'Work through the missing French',
      lead: '**Translations** says how much is done, and lists what is left: what authors wait for, with their notes, then what visitors see most. Below each text you can write a note back.',
      steps: [
        'Open **Translations** and press **Start with the first**, or choose a state, a type or an order.',
        'Write the French and press **Save and next** (Ctrl + Enter). **Open in the form** shows the text in its document.',
        'Terms of the **Glossary** (in **Settings**) are underlined, with the French to use. Where the same English stands elsewhere, its French is offered: **Use this** takes it over.',
        'Press **Publish translations** when you are ready: it lists the documents in which only French changed, before and after. Take out those that should wait.',
        'For an agency: export the texts as XLIFF, send the file, and import what comes back. What changed here in the meantime is reported and never overwritten.',
      ],
      alt: 'The translations tool: how much is done by type of document, and the list of texts to translate',
    },
    publish: {
      title: 'Publish safely',
      lead: 'Before something goes on the site, the Studio checks it and says what will change.',
      steps: [
        'What is wrong is marked at the field in plain words. Errors (a picture without a description, an address that is taken) stop the publication; warnings (missing French) do not.',
        'Press the eye above the form, **What changes on the site**: every change, before and after, and the pages that show it.',
        'Press **Publish**. The next visitor sees it, in both languages. Where you changed English and its French is not ready, you are asked first: write the French there, send it to translation with a note, or publish in English only.',
        'A mistake? For half a minute **Undo** takes it back, and what you wrote is the draft again. **View** opens the page.',
        'An address can be changed: once it is published, the former one and all pages under it lead to the new one.',
      ],
      note: 'A document that others show or name cannot be deleted. The Studio names those documents and leads to them.',
      alt: 'What changes on the site, shown beside the form before a document is published',
    },
    home: {
      title: 'See what waits, and publish it together',
      lead: 'The Studio opens with **Home**: what waits to be published, what was changed last, and what is left to do in the other tools.',
      steps: [
        'The drafts are listed by who changed them last, and say since when they are there. **Only mine** leaves the others out. A name opens its document.',
        'Tick some and press **Publish…**. You see every change, before and after. What is not right yet says why and stays a draft; the others go on the site together.',
        '**Discard…** throws drafts away, once it has shown them. The site stays as it is.',
        'Beside them stand the French left to do, the leads that need help and the open points of the checklist. Each leads to its tool.',
      ],
      note: 'The list follows what others do. Translators see the drafts in which only French changed. Bulk changes and a CSV that saved drafts lead here, with those drafts ticked.',
      alt: 'Home: the drafts that wait to be published, by person, beside what else is to do and what was changed last',
    },
    history: {
      title: 'Go back to an earlier version',
      lead: 'Nothing published is ever lost.',
      steps: [
        'Press the clock above the form, **What was on the site**. It lists what visitors saw, from when until when, and who published it.',
        '**What this version changed** shows the differences from the one before.',
        'Press **Make it the draft…** at an earlier version. The site stays as it is: **What changes on the site** opens, and you publish from there.',
      ],
      note: '**History** in the menu of the document also has the drafts in between. Reverting to one ends on the draft too.',
      alt: 'What was on the site, beside the form of a document: the versions with their times and who published them',
    },
    bulk: {
      title: 'Change many at once',
      lead: '**Bulk changes** sets one field on many documents, for example the emergency availability of several cities, or raises prices by some percent.',
      steps: [
        'Choose the kind of document and the documents, then the field and its new value.',
        'Press **Show what would change** and read the list: nothing has been changed yet.',
        'Save the changes as drafts, to look at and publish in **Home**, or publish them at once. Each document keeps its history.',
      ],
      note: '**Find and replace** looks for a text in all documents, in both languages: it shows each hit before and after, and replaces those you leave ticked. A city can also be duplicated, with its local data: open it and choose **Duplicate with local data** in the menu beside **Publish**.',
      alt: 'Bulk changes: the documents to choose from, the field and the new value',
    },
    import: {
      title: 'Work in a spreadsheet',
      lead: 'Cities and services can be changed and added in a spreadsheet program, as CSV.',
      steps: [
        'Open **Bulk changes**, then **Cities and services as CSV**, and download what there is now or an empty table.',
        'Change it, save it as CSV (UTF-8) and choose the file. You see line by line what would be new, changed, the same or refused, and why.',
        'Save when you agree. The changes become drafts, which **Home** publishes together; refused lines are left out.',
      ],
      alt: 'Cities and services as CSV: the tables to download, what the columns mean, and where to choose a file',
    },
    leads: {
      title: 'Leads',
      lead: '**Leads** shows administrators and editors what came in through the forms and what became of it.',
      steps: [
        'Search by name, e-mail address, reference or city, or choose a state.',
        'Open a lead to read its whole story: received, sent to the CRM, delivered.',
        'Parked leads need help: read why, and press **Send again**. Release what was taken for spam by mistake, one lead or all that were suspected for the same reason.',
      ],
      note: 'When a person asks for their data to be deleted, press **Delete a person’s data**.',
      alt: 'The list of leads beside the whole story of one of them',
    },
    checklist: {
      title: 'Before the launch',
      lead: '**Checklist** shows what is ready and what is not: sample content, missing French, pictures without a description, broken links, empty settings, the CRM.',
      steps: [
        'Open **Checklist**.',
        'Open what is not ready: it leads to the document to mend.',
        'Come back until nothing is left.',
      ],
      alt: 'The launch checklist, with what is ready and what is not',
    },
    people: {
      title: 'People',
      lead: '**People** is for administrators: who may sign in, and what each may do.',
      steps: [
        'Press **Invite**, give a name, an e-mail address and a role. You get a one-time sign-in link.',
        'Copy the link and send it yourself: this site has no mail server.',
        'Change a role in the list and confirm it; it holds from that moment. The menu of a person renames, resets the password, removes passkeys, signs out everywhere or removes.',
      ],
      note: 'The last administrator cannot be removed or given another role.',
      alt: 'The list of people with their roles and when they last signed in',
    },
  },
} satisfies Texts
