import { licenseSchema } from './license.ts'
import { webLink } from './web-address.ts'

export const sourceField = webLink.optional().describe('원래 글의 주소')
export const licenseField = licenseSchema
  .optional()
  .describe('이용 허락이 아카이브와 다르면 그 이름, 또는 { name, url }')
