import articlePages from './en/article-pages.json' with { type: 'json' }
import cityPages from './en/city-pages.json' with { type: 'json' }
import costPage from './en/cost-page.json' with { type: 'json' }
import { failure } from './en/failure.ts'
import forms from './en/forms.json' with { type: 'json' }
import jobPages from './en/job-pages.json' with { type: 'json' }
import { limits } from './en/limits.ts'
import mails from './en/mails.json' with { type: 'json' }
import { money, taxes } from './en/money.ts'
import offerPages from './en/offer-pages.json' with { type: 'json' }
import requestPage from './en/request-page.json' with { type: 'json' }
import reviewForm from './en/review-form.json' with { type: 'json' }
import { search } from './en/search.ts'
import trustPages from './en/trust-pages.json' with { type: 'json' }

/** Texts about the installed app, offline use, a new release of the site, failures, and drafts. */
const app = {
  install: 'Install the app',
  reload: {
    text: 'This page has a newer version. Reload it to go on; what you typed is kept.',
    action: 'Reload',
    offline: 'No connection. What you typed is kept; this page goes on once the connection is back.',
  },
  failure,
  draft: {
    text: 'You are looking at drafts. Visitors see what is published.',
    leave: 'Leave draft mode',
    /** Shown above a page with a shared draft; `{until}` is a day and a time. */
    shared: 'This is a draft. Until {until} it is shared with you. Visitors see what is published.',
  },
  offline: {
    title: 'You are offline',
    text: 'This page needs a connection. Pages you have visited can still be read.',
    retry: 'Try again',
    visited: 'Pages you can read now',
    loading: 'Loading...',
    none: 'No page has been kept on this device yet.',
  },
}

/** The error messages of the routes for leads. The messages beside form fields are in `forms.errors`. */
const leads = {
  foreignOrigin: 'This was sent from another site. Send it from our own page.',
  tooSlow: 'This took too long to arrive. Please try again with a better connection.',
  tooLarge: 'This is more than can be sent at once. Shorten your message and send it again.',
  wrongType: 'Send JSON, or a form.',
  notJson: 'Send valid JSON.',
  notForm: 'Send a form that can be read.',
  notObject: 'Send an object with type, submission_id and payload.',
  unknownType: 'Send one of lead, contact, contractor, partner and claim.',
  badSubmissionId: 'Send a UUID.',
  noPayload: 'Send the fields of the form as an object.',
  notText: 'Send a text.',
  unavailable: 'We could not save your request. Please try again in a moment.',
  linkWrong: 'This link is not complete. Open it as you received it.',
  linkExpired: 'This link has expired. Send the request to the CRM again to get a new one.',
  photoGone: 'This photo has been deleted.',
}

/**
 * The words of the interface in English: buttons, labels, errors, empty states. Texts that a marketer would change are documents
 * instead. `fr.ts` has the same keys, otherwise it does not compile.
 */
export const en = {
  shell: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    back: 'Back',
    close: 'Close',
    enlarge: 'Enlarge',
    services: 'Services',
    cities: 'Cities',
    viewAll: 'View all',
    viewAllCities: 'View all cities',
    popularThisWeek: 'Popular This Week',
    bookNow: 'Book Now',
    bookInstallation: 'Book Installation',
    search: 'Search',
    searchPlaceholder: 'Search services, cities',
    otherLanguage: 'Français',
    /** Shown on a French page when the browser prefers English. */
    offer: 'See this page in English',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    contact: 'Contact Us',
    call: 'Call us:',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    nothingYet: 'Nothing has been published here yet.',
    /** The separator between a label and its value. */
    colon: ': ',
  },
  /** The facts of a service, on cards and on its page. */
  service: {
    complexity: { Easy: 'Easy', Moderate: 'Moderate', Complex: 'Complex' },
    pricesShown: 'Prices shown: {name}',
    /** After the line above, where some prices of the list are of another kind. */
    otherPrices: 'except where a price says otherwise',
    time: 'Time',
    difficulty: 'Complexity',
    licensedTrade: 'Licensed trade',
    required: 'Required',
    notRequired: 'Not required',
    /** Of a licence that some provinces ask for. */
    byProvince: 'By province',
    popular: 'Popular',
    licensed: 'Licensed',
    licenceRequired: 'Licence required',
    noPermit: 'No Permit',
    getQuote: 'Get Quote',
    getFreeQuote: 'Get Free Quote',
    getFreeQuotes: 'Get Free Quotes',
    viewDetails: 'View Details',
    before: 'Before',
    after: 'After',
    split: 'Split',
  },
  city: {
    label: 'City',
    choose: 'Choose a city',
    /** The last entry of short lists: it opens the dialog with all cities. */
    another: 'Another city…',
    elsewhere: 'Elsewhere',
    /** The label of the list of cities above prices, and its first entry. */
    pricesIn: 'Show prices for',
    allOfCanada: 'All of Canada',
    change: 'Change',
    /** The dialog with all cities. */
    chooser: {
      title: 'Your city',
      find: 'City or postal code',
      choose: 'Choose',
      cities: 'All cities',
      unknown: 'We know no place “{typed}”. Choose a city below.',
      far: 'None of our cities is near {typed}. Choose one below, or “Elsewhere”.',
      note: 'Prices, times and forms follow this city. It is kept in this browser only.',
      forget: 'Forget my city',
      close: 'Close',
    },
    inProvince: '{city}, {province}',
    provinces: {
      AB: 'AB',
      BC: 'BC',
      MB: 'MB',
      NB: 'NB',
      NL: 'NL',
      NS: 'NS',
      NT: 'NT',
      NU: 'NU',
      ON: 'ON',
      PE: 'PE',
      QC: 'QC',
      SK: 'SK',
      YT: 'YT',
    },
  },
  serviceCount: { one: '{count} service', other: '{count} services' },
  /** What `/llms.txt` tells programs of the other ways to read the site. */
  programs: {
    title: 'For programs',
    markdown:
      'Every public page is here as Markdown too: its address with .md at the end, or the same address, asked for as text/markdown.',
    mcp: 'Assistants find services and prices and prepare a request for quotes over MCP. They send nothing: the person sends the form.',
  },
  /** The box for what and where, of the home page and the not-found page. */
  ask: {
    label: 'What do you need, and where?',
    placeholder: '3 ceiling fans in Laval',
  },
  home: {
    whatToInstall: 'What needs installing?',
    orChoose: 'Or choose the job, for example',
    otherService: 'Something else',
    findInstallers: 'Find Installers Near You',
    viewAllServices: 'View All Services',
    bookThisJob: 'Book This Job',
    howItWorks: 'How it works',
    bundleSavings: 'Save {percent}',
    viewBundle: 'View bundle',
  },
  services: {
    toCatalogue: 'All services',
    /** The title of a list that was searched or filtered. */
    found: 'Services found',
    finderService: 'Service',
    finderPlaceholder: 'TV mounting',
    finderHint: 'Up to six services appear here, each with its price in the city.',
    finderQuote: 'Get Free Quote for {term} in {city}',
    finderEmpty: 'Nothing in the catalogue fits “{term}”. Ask for a quote and tell us what it is.',
    search: 'Search services',
    searchPlaceholder: 'Search by name, feature or category',
    filters: 'Filters',
    clearAll: 'Clear All',
    categories: 'Categories',
    complexity: 'Complexity',
    licenseRequired: 'Licensed Trade Required',
    permitRequired: 'Permit Required',
    allServices: 'All Services',
    moreCategories: '{count} more',
    fewerCategories: 'Fewer',
    showing: {
      one: 'Showing {shown} of {total} services',
      other: 'Showing {shown} of {total} services',
    },
    filtersApplied: { one: '{count} filter applied', other: '{count} filters applied' },
    removeFilter: 'Remove filter {filter}',
    showResults: { one: 'Show {count} service', other: 'Show {count} services' },
    showMore: { one: 'Show {count} more', other: 'Show {count} more' },
    /** Applies filters and order, where no script does it. */
    apply: 'Show services',
    sortBy: 'Sort by',
    sorts: {
      best: 'Best match',
      popular: 'Most popular',
      price: 'Price: low to high',
      'price-desc': 'Price: high to low',
      name: 'Name',
    },
    /** The state of the search, shown in place of the number of services. */
    searchNotes: { loading: 'Searching…', failed: 'The search could not be loaded.', done: '' },
    foundPages: 'Pages',
    /** Before the link `describeRepair`. */
    repair: 'We install. If yours only needs a repair,',
    describeRepair: 'describe it in a quote request.',
    unknownCategory: 'There is no category “{category}”. All services are shown.',
    empty: 'No services match your current filters.',
    emptyHint: 'Try adjusting your search or clearing some filters.',
    quoteFor: 'Get Free Quote for “{term}”',
    nearest: 'These come nearest',
  },
  servicePage: {
    timeOnSite: 'Usual time on site',
    rating: 'Rating',
    ratingValue: '{value} of 5, {count} reviews',
    /** In its place where every review is a sample. */
    ratingOfSamples: '{value} of 5, {count} sample reviews',
    guarantee: 'Guarantee',
    book: 'Book Service - {price}+',
    whatsIncluded: "What's Included",
    tabs: {
      overview: 'Overview',
      steps: 'Installation Steps',
      local: 'Local Considerations',
      safety: 'Safety & Codes',
    },
    timeRequired: 'Time required',
    price: 'Price',
    guides: 'Read before you book',
    sumOfSteps: 'Total of the steps.',
    permits: 'Permits',
    permitRequired: 'Usually required',
    permitNone: 'None',
    warranty: 'Warranty on the work',
    tools: 'Tools',
    tips: 'Tips',
    warnings: 'Warnings',
    enhancement: {
      guide: 'Installation Guide',
      tools: 'Tools & Time',
      issues: 'Common Issues',
      safety: 'Safety Info',
      toolsRequired: 'Tools required',
      timeEstimate: 'Time estimate',
      costFactors: 'What changes the price',
      maintenance: 'Maintenance',
      seasonal: 'Seasonal notes',
    },
    /** Above reviews of other services. */
    otherReviews: 'Reviews of other work: {service}',
    /** Beside figures of the sample content. */
    sampleFigures: 'Sample figures.',
    /** Above projects or reviews of other services. */
    fromCategory: 'From other work in {category}, until this service has its own.',
    guide: 'How the job is done',
    allInCategory: 'All services in {category}',
    contact: 'Ask us a question',
  },
  projects: {
    view: 'View',
    where: 'Where',
    took: 'Took',
    details: 'Included',
    service: 'Service',
    pictures: 'Pictures',
    drawings: 'Drawings',
    /** In place of a heading that speaks of photographs. */
    drawn: {
      title: 'Before and after',
      of: 'Before and after: {service}',
      text: 'Drawings, not photographs: the same place before the job and after it.',
    },
    previous: 'Previous project',
    next: 'Next project',
    position: 'Project {current} of {total}',
    handle: 'Line between before and after',
  },
  estimator: {
    yourEstimate: 'Your estimate',
    onSite: 'On site with these choices: about {time}. {tax}',
    complexity: 'Complexity',
    /** Of the visitor's own job: the page above says that of the service. */
    jobComplexity: 'Complexity of your job',
    timeline: 'Work starts',
    addOns: 'Add-ons',
    /** The button of the form, where no script changes the estimate. */
    calculate: 'Show the estimate',
    breakdown: 'How it adds up',
    factorOf: '{what}, {choice}',
    feeInRange: 'Of which {name}, not multiplied',
    /** Answers to the questions of a service, and what they do to the price. */
    yes: 'Yes',
    no: 'No',
    feet: '{count}\u00A0ft',
    electrician: 'electrician needed',
    askFirst: 'price after a look',
    requestQuote: 'Request Detailed Quote',
    book: 'Book at This Range',
  },
  /** The questions of a service, and their answers (docs/product.md, Questions of a service). */
  questions: {
    title: {
      one: '{count} question for a closer price',
      other: '{count} questions for a closer price',
    },
    unknown: 'Not sure yet',
    inFeet: '{label}, in feet',
    photo: 'Add a photo of it to the photos below, and tick this.',
    /** The answer to a question for a photo, in requests and for contractors. */
    withPhotos: 'see the photos',
  },
  /** What contractors have said of their time, and when the site looked (docs/product.md, Availability). */
  availability: {
    nextFree: 'Next free day: {day}.',
    said: 'By what contractors have told us, as of {when}.',
    onCall: {
      one: '{count} contractor takes emergencies right now.',
      other: '{count} contractors take emergencies right now.',
    },
    counted: 'As of {when}, Toronto time.',
    seenAt: '{day}, {time}',
  },
  comparison: {
    sameDay: 'Same-day start',
    yes: 'Yes',
    limited: 'Limited',
    /** For work of several days. */
    no: 'No',
    /** The last row: a link to the quote request of each. */
    quote: 'Free quote',
    choose: 'Compare with other services',
    add: 'Add to comparison',
    /** Of a link that was pressed; `{count}` are on the list now. */
    added: 'Compare ({count})',
    remove: 'Remove',
    askForAll: 'Ask for a quote for each',
    source: 'Source: {source}',
    first: 'Service',
    second: 'Compared with',
    another: 'Add a service',
    none: 'Choose a service',
    city: 'Prices for',
    canada: 'All of Canada',
    show: 'Compare',
    unknown: {
      one: '{count} of the chosen ones is not on this site. It was left out.',
      other: '{count} of the chosen ones are not on this site. They were left out.',
    },
    surplus: {
      one: 'Four fit beside each other. {count} more was left out: remove one first.',
      other: 'Four fit beside each other. {count} more were left out: remove some first.',
    },
    /** The name of a comparison in the breadcrumb. */
    yours: 'Your comparison',
    /** The heading of the form, once something is compared. */
    changeThis: 'Change this comparison',
    /** `{names}` are those of what is compared. */
    titleOf: 'Compare {names}',
    installersInstead: 'Compare installers: choose up to four',
    rating: 'Rating',
    which: 'Which one do I need?',
    answer: '{answer}: {service}',
    /** On the page of a city, which has a time of its own. */
    timeInCanada: 'Usual time in Canada',
  },
  /** What pages say of figures: that they are invented, or when they were counted. */
  evidence: {
    sampleFigure: 'sample figure',
    sampleClaim: 'sample statement',
    counted: '{month}',
    countedReviews: 'from {count} reviews, {month}',
  },
  reviews: {
    filter: 'Show reviews',
    all: 'All',
    rated: 'Rated {rating} out of 5: {count}',
    photos: 'With photos',
    drawing: 'Drawing of the job',
    verified: 'Verified',
    rating: { one: '{value} out of 5 stars', other: '{value} out of 5 stars' },
    verifiedReview: 'Verified customer',
    sample: 'Sample review',
    installedBy: 'Installed by {name}',
    helpful: { one: 'Helpful to {count} person', other: 'Helpful to {count} people' },
    response: 'Response from {name}',
    responseUnnamed: 'Response from the contractor',
    ourResponse: 'Our response',
    report: 'Report',
    reportedReview: 'this review',
    showing: 'Showing {shown} of {total} reviews',
    empty: 'No reviews match this filter.',
    showMore: 'Show more',
    video: 'Watch the video',
  },
  reviewReport: {
    title: 'Report this review',
    form: {
      title: 'What is wrong with it?',
      text: 'Is it invented, about somebody else, insulting, or does it name private details? A person at our office reads your report and answers you. A low rating alone is no reason to take a review away.',
    },
    subject: 'Report of a review: “{title}” ({id})',
  },
  activity: {
    label: 'Live activity',
    close: 'Close live activity',
    /** A customer's request, shown without the name of the customer. */
    request: 'Someone in {city} asked for {service}',
    urgent: 'Urgent',
    /** Marks an invented item. */
    sample: 'Sample',
  },
  toast: {
    /** `{hotkey}` is the key that focuses the toasts. */
    region: 'Notifications ({hotkey})',
    label: 'Notification',
    close: 'Close notification',
  },
  notFound: {
    service: {
      title: 'Service Not Found',
      text: "The service you're looking for doesn't exist or has been moved.",
      browse: 'Browse All Services',
    },
    city: {
      title: 'City Not Found',
      text: "The city you're looking for doesn't exist or has been moved.",
      returnHome: 'Return Home',
      allCities: 'View All Cities',
    },
    category: {
      title: 'Category Not Found',
      text: "The category you're looking for doesn't exist or has been moved.",
      browse: 'Browse All Services',
    },
    page: {
      title: 'Page Not Found',
      text: "The page you're looking for doesn't exist or has been moved.",
      goHome: 'Go Home',
      browseServices: 'Browse Services',
      goBack: 'Go Back',
      /** `{path}` is the requested address. */
      tried: 'You tried {path}.',
      hint: 'It might have been moved, renamed, or deleted.',
    },
    /** Shown when the link to a draft has expired, was revoked, or is for another page. */
    share: {
      title: 'This link no longer opens',
      text: 'It led to a draft of a page. It has expired or was taken back. Ask the person who sent it to you for a new one.',
    },
    /** Shown for a page that staff hold back in this language. */
    heldBack: {
      title: 'Not in English yet',
      text: 'This page can be read in French only for now. Its English version is on its way.',
    },
  },
  limits,
  money,
  taxes,
  cityPages,
  costPage,
  offerPages,
  trustPages,
  reviewForm,
  articlePages,
  search,
  app,
  forms,
  requestPage,
  /** The pages and mails of contractors about jobs. */
  jobPages,
  mails,
  leads,
}

export type Dictionary = typeof en
