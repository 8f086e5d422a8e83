// Under which words a text may be used: a name, or a name with the address of the licence.
import { z } from 'zod'
import { webAddress } from './web-address.ts'

const name = z.string().min(1).max(200)

export const licenseSchema = z.union([name, z.strictObject({ name, url: webAddress.optional() })])

export type License = z.infer<typeof licenseSchema>

export const licenseKeys = ['name', 'url'] as const

export function findLicenseUrl(license: License | undefined): string | undefined {
  return typeof license === 'object' ? license.url : undefined
}
