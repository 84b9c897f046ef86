/** Names of this machine, of private networks and of examples: RFC 2606, 6761 and 6762. */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|internal|test|invalid|example|example\.(?:com|net|org|ca))$|^(?:127|10|0|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[/

/** Whether the public finds the site at this address, so that what is invented must not be taken for true. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && hostname.includes('.') && !NOT_PUBLIC.test(hostname)
}
