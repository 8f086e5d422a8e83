import { toGroupedNumber } from '../grouped-number.ts'
import type { oldAddressMessages as korean } from '../ko/old-address-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What `npm run build` says of old addresses. */
export const oldAddressMessages: SameShape<typeof korean> = {
  reach: ({ all, queries, beyondNetlify, beyondCloudflare }) => {
    const ruled =
      beyondCloudflare === 0
        ? ''
        : ` ${toGroupedNumber(beyondCloudflare)} that Cloudflare takes no rule for lead on by their pages there too.`
    return `Of ${toGroupedNumber(all)} old addresses these lead nowhere: ${toGroupedNumber(queries)} with a query on GitHub Pages and Cloudflare, ${toGroupedNumber(beyondNetlify)} on Netlify, 0 on nginx (Netlify and nginx where redirects in archive.yaml names them).${ruled}`
  },
}
