// In development, what Astro does around each page: a bar that tells the faults of the content. No build knows of it.
import type { MiddlewareHandler } from 'astro'
import { ChangedFile } from './read-question-again.ts'
import { findFaultsBar } from './served-content.ts'
import { endTurn } from './turns.ts'

export const onRequest: MiddlewareHandler = ({ url }, next) => answerWithBar(url.pathname, next)

/** @param path of the page, with the base path. @param make renders it. @throws faults of templates. */
export async function answerWithBar(path: string, make: () => Promise<Response>): Promise<Response> {
  try {
    const response = await make()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    return new Response(insertBar(html, findFaultsBar()), response)
  } catch (error) {
    if (!isChangedFile(error)) throw error
    // The next look at the folder finds it as it is by then.
    return new Response(undefined, { status: 307, headers: { location: path } })
  } finally {
    endTurn()
  }
}

/** At the beginning of the body, where a reader sees it first. */
function insertBar(html: string, bar: string): string {
  return html.replace(/<body(?:\s[^<>]*)?>/, (body) => body + bar)
}

/** Astro wraps what a loader throws. */
function isChangedFile(error: unknown): boolean {
  if (error instanceof ChangedFile) return true
  return error instanceof Error && error.cause !== undefined && isChangedFile(error.cause)
}
