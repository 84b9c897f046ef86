/** What sign-in can refuse, in stable codes a form can translate itself, and in sentences for everyone else. */
const MESSAGES = {
  bad_request: {
    status: 400,
    error: 'Bad Request',
    en: () => 'Send the e-mail address and the password as JSON.',
    fr: () => 'Envoyez l’adresse courriel et le mot de passe en JSON.',
  },
  bad_password: {
    status: 400,
    error: 'Bad Request',
    en: () => 'A password must have 12 to 256 characters.',
    fr: () => 'Un mot de passe doit avoir de 12 à 256 caractères.',
  },
  invalid_credentials: {
    status: 401,
    error: 'Unauthorized',
    en: () => 'This e-mail address and password do not match.',
    fr: () => 'Cette adresse courriel et ce mot de passe ne correspondent pas.',
  },
  not_signed_in: {
    status: 401,
    error: 'Unauthorized',
    en: () => 'You are not signed in. Sign in and try again.',
    fr: () => 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
  },
  foreign_origin: {
    status: 403,
    error: 'Forbidden',
    en: () => 'This request came from another site. Sign in from the Studio itself.',
    fr: () => 'Cette requête vient d’un autre site. Connectez-vous depuis le Studio.',
  },
  method_not_allowed: {
    status: 405,
    error: 'Method Not Allowed',
    en: () => 'This address does not answer this method.',
    fr: () => 'Cette adresse ne répond pas à cette méthode.',
  },
  too_many_attempts: {
    status: 429,
    error: 'Too Many Requests',
    en: (minutes: number) =>
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    fr: (minutes: number) =>
      `Trop de tentatives. Réessayez dans ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}.`,
  },
} as const

export type FailureCode = keyof typeof MESSAGES

/**
 * A refusal as `{statusCode, error, message, code, retryAfter?}`, the shape @sanity/client reads, in the first language the
 * browser asks for. `retryAfter` is in seconds.
 */
export function failure(request: Request, code: FailureCode, retryAfter?: number): Response {
  const { status, error, en, fr } = MESSAGES[code]
  const inFrench = /^\s*fr\b/i.test(request.headers.get('accept-language') ?? '')
  const message = (inFrench ? fr : en)(Math.ceil((retryAfter ?? 0) / 60))
  return Response.json(
    { statusCode: status, error, message, code, ...(retryAfter !== undefined && { retryAfter }) },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  )
}

/** What a person sees who opens a sign-in link that no longer works: we cannot know their language, so both. */
export function spentLinkPage(): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign-in link</title>
<h1>This sign-in link no longer works</h1>
<p>It has been used already, or it is more than a day old. <a href="/studio">Sign in with your password</a>, or ask an administrator for a new link.</p>
<h1 lang="fr">Ce lien de connexion ne fonctionne plus</h1>
<p lang="fr">Il a déjà servi, ou il date de plus d’un jour. <a href="/studio">Connectez-vous avec votre mot de passe</a>, ou demandez un nouveau lien à un administrateur.</p>
</html>
`
  return new Response(html, {
    status: 410,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  })
}
