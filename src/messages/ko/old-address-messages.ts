import type { OldAddressWork } from '../finished-work.ts'
import { toGroupedNumber } from '../grouped-number.ts'

/** What `npm run build` says of old addresses. */
export const oldAddressMessages = {
  reach: ({ all, queries, beyondNetlify, beyondCloudflare }: OldAddressWork) => {
    const ruled =
      beyondCloudflare === 0
        ? ''
        : ` Cloudflare의 규칙에 들지 못하는 ${toGroupedNumber(beyondCloudflare)}개는 거기서도 페이지로 이어집니다.`
    return `옛 주소 ${toGroupedNumber(all)}개 가운데 열리지 않는 것: GitHub Pages와 Cloudflare에서 물음표가 있는 ${toGroupedNumber(queries)}개, Netlify에서 ${toGroupedNumber(beyondNetlify)}개, nginx에서 0개(Netlify와 nginx는 archive.yaml의 redirects에 적었을 때).${ruled}`
  },
} as const
