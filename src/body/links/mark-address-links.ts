const link = /<a (href="([^"]*)" rel="nofollow ugc noopener")>([^<]*)<\/a>/g

/** Tells links whose text is their address, which paper need not show twice. @param html of a body, as it is printed. */
export function markAddressLinks(html: string): string {
  return html.replace(link, (whole, attributes: string, href: string, text: string) =>
    toShown(href) === toShown(text) ? `<a class="address" ${attributes}>${text}</a>` : whole,
  )
}

/** As people write an address: without its scheme, its last slash and percent signs. */
function toShown(address: string): string {
  return decode(address.trim().replace(/^(?:https?:\/\/|mailto:)/, '')).replace(/\/$/, '')
}

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
