import { STATUS_CODES } from 'node:http'
import { requestLanguage } from '../request-language.ts'

/** The refusals of the account endpoints. Forms translate the code, which is stable. Other clients show the sentences. */
const MESSAGES = {
  bad_request: {
    status: 400,
    en: () => 'Send the e-mail address and the password as JSON.',
    fr: () => 'Envoyez l’adresse courriel et le mot de passe en JSON.',
  },
  bad_password: {
    status: 400,
    en: () => 'A password must have 12 to 256 characters.',
    fr: () => 'Un mot de passe doit avoir de 12 à 256 caractères.',
  },
  invalid_credentials: {
    status: 401,
    en: () => 'This e-mail address and password do not match.',
    fr: () => 'Cette adresse courriel et ce mot de passe ne correspondent pas.',
  },
  invalid_passkey: {
    status: 401,
    en: () => 'This passkey did not sign you in. Try again, or use your password.',
    fr: () =>
      'Cette clé d’accès n’a pas permis de vous connecter. Réessayez, ou utilisez votre mot de passe.',
  },
  passkey_not_added: {
    status: 400,
    en: () => 'The passkey was not added. Try again.',
    fr: () => 'La clé d’accès n’a pas été ajoutée. Réessayez.',
  },
  passkey_name: {
    status: 400,
    en: () => 'Give the passkey a name of at most 60 characters.',
    fr: () => 'Donnez à la clé d’accès un nom d’au plus 60 caractères.',
  },
  too_many_passkeys: {
    status: 409,
    en: () => 'You have ten passkeys. Remove one that you no longer use first.',
    fr: () => 'Vous avez dix clés d’accès. Supprimez d’abord une clé qui ne sert plus.',
  },
  unknown_passkey: {
    status: 404,
    en: () => 'There is no such passkey any more. Reload the list.',
    fr: () => 'Cette clé d’accès n’existe plus. Rechargez la liste.',
  },
  own_passkeys: {
    status: 403,
    en: () => 'Only a person who signed in with an account has passkeys.',
    fr: () => 'Il faut être connecté avec un compte pour avoir des clés d’accès.',
  },
  confirm_password: {
    status: 403,
    en: () =>
      'You signed in a while ago. Enter your current password, or sign out, sign in again and add the passkey then.',
    fr: () =>
      'Votre connexion date un peu. Entrez votre mot de passe actuel, ou déconnectez-vous, reconnectez-vous et ajoutez ensuite la clé d’accès.',
  },
  wrong_password: {
    status: 403,
    en: () => 'This is not your current password. Check it and try again.',
    fr: () => 'Ce n’est pas votre mot de passe actuel. Vérifiez-le et réessayez.',
  },
  not_signed_in: {
    status: 401,
    en: () => 'You are not signed in. Sign in and try again.',
    fr: () => 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
  },
  foreign_origin: {
    status: 403,
    en: () => 'This request came from another site. Sign in from the Studio itself.',
    fr: () => 'Cette requête vient d’un autre site. Connectez-vous depuis le Studio.',
  },
  not_administrator: {
    status: 403,
    en: () => 'Only an administrator who is signed in may see and change who works here.',
    fr: () => 'Seul un administrateur connecté peut voir et changer qui travaille ici.',
  },
  bad_person: {
    status: 400,
    en: () => 'Give a name of at most 100 characters, an e-mail address and a role.',
    fr: () => 'Donnez un nom d’au plus 100 caractères, une adresse courriel et un rôle.',
  },
  bad_email: {
    status: 400,
    en: () => 'This is not an e-mail address. It needs an @, for example anna@example.ca.',
    fr: () => 'Ce n’est pas une adresse courriel. Il y faut un @, par exemple anna@exemple.ca.',
  },
  email_taken: {
    status: 409,
    en: () => 'There is already an account with this e-mail address. It may be among those removed.',
    fr: () => 'Il y a déjà un compte avec cette adresse courriel, peut-être parmi les comptes retirés.',
  },
  unknown_account: {
    status: 404,
    en: () => 'There is no such account any more. Reload the list.',
    fr: () => 'Ce compte n’existe plus. Rechargez la liste.',
  },
  last_administrator: {
    status: 409,
    en: () => 'This is the last administrator. Make someone else administrator first.',
    fr: () => 'C’est la dernière personne administratrice. Donnez d’abord ce rôle à quelqu’un d’autre.',
  },
  own_account: {
    status: 409,
    en: () => 'You cannot remove your own account. Another administrator can.',
    fr: () => 'Vous ne pouvez pas retirer votre propre compte. Un autre administrateur le peut.',
  },
  removed_account: {
    status: 409,
    en: () => 'This account is removed. Let the person in again first.',
    fr: () => 'Ce compte est retiré. Redonnez d’abord l’accès à cette personne.',
  },
  method_not_allowed: {
    status: 405,
    en: () => 'This address does not answer this method.',
    fr: () => 'Cette adresse ne répond pas à cette méthode.',
  },
  too_many_attempts: {
    status: 429,
    en: (minutes: number) =>
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    fr: (minutes: number) =>
      `Trop de tentatives. Réessayez dans ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}.`,
  },
} as const

export type FailureCode = keyof typeof MESSAGES

/**
 * A refusal as `{statusCode, error, message, code, retryAfter?}`, the shape that @sanity/client reads. The message is in the
 * first language that the browser asks for. `retryAfter` is in seconds.
 */
export function failure(request: Request, code: FailureCode, retryAfter?: number): Response {
  const { status, ...words } = MESSAGES[code]
  const message = words[requestLanguage(request)](Math.ceil((retryAfter ?? 0) / 60))
  return Response.json(
    {
      statusCode: status,
      error: STATUS_CODES[status],
      message,
      code,
      ...(retryAfter !== undefined && { retryAfter }),
    },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  )
}

/** The page of a sign-in link. Only its button uses up the link, because chats open links too, to show a preview. */
export function linkPage(): Response {
  return linkAnswer(
    200,
    `<h1>Sign in to the Studio</h1>
<p>This link works once.</p>
<h1 lang="fr">Connexion au Studio</h1>
<p lang="fr">Ce lien ne sert qu’une fois.</p>
<form method="post"><button>Sign in · <span lang="fr">Se connecter</span></button></form>`,
  )
}

/**
 * The page of a sign-in link that is not valid any more. The person's language is not known, so the text is in both languages.
 */
export function spentLinkPage(): Response {
  return linkAnswer(
    410,
    `<h1>This sign-in link no longer works</h1>
<p>It has been used already, or it is more than a day old. <a href="/studio">Sign in with your password</a>, or ask an administrator for a new link.</p>
<h1 lang="fr">Ce lien de connexion ne fonctionne plus</h1>
<p lang="fr">Il a déjà servi, ou il date de plus d’un jour. <a href="/studio">Connectez-vous avec votre mot de passe</a>, ou demandez un nouveau lien à un administrateur.</p>`,
  )
}

function linkAnswer(status: number, body: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign-in link · Lien de connexion</title>
${body}
</html>
`
  return new Response(html, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  })
}
