// One prepared object for each page: what stands around it, and what it shows.

import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toAboutView } from '../views/about-view.ts'
import { toDirectoryView } from '../views/directory-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { toFrontView, toListingView } from '../views/listing-view.ts'
import { toMovedView, toNotFoundView, toRemovedView } from '../views/notice-view.ts'
import { addresses, toHref } from '../views/paths.ts'
import type { Publication } from '../views/publication.ts'
import type { PlannedNeighbour } from '../views/question-view.ts'
import { toQuestionView } from '../views/question-view.ts'
import { findPublication, readEntryHtml, readPagePart } from './site.ts'

export async function frontPage(page: number) {
  const publication = await findPublication()
  const { settings, messages } = publication
  const front = await toFrontView(page, publication, readEntryHtml)
  const frame = toFrameView(
    {
      title: page === 1 ? undefined : front.heading,
      description: settings.description || messages.front.introduction,
      address: addresses.front(page),
    },
    publication,
  )
  return { frame, front }
}

export async function listingPage(hashtag: string, page: number) {
  const publication = await findPublication()
  const { messages } = publication
  const listing = await toListingView(hashtag, page, publication, readEntryHtml)
  const title = messages.listing.title(hashtag)
  const frame = toFrameView(
    {
      title: page === 1 ? title : `${title} · ${messages.pager.page(toGroupedNumber(page))}`,
      description: messages.listing.description(
        hashtag,
        toGroupedNumber(publication.listings.get(hashtag)?.headline ?? 0),
      ),
      address: addresses.listing(hashtag, page),
    },
    publication,
  )
  return { frame, listing }
}

/** A withheld question has a notice in the place of its page. */
export async function questionPage(id: string, neighbours: readonly PlannedNeighbour[]) {
  const publication = await findPublication()
  const address = addresses.question(id)
  const question = publication.byId.get(id)
  if (!question) return { ...removedPage(publication), question: undefined }
  const part = await readPagePart(question)
  const frame = toFrameView({ title: question.title, description: part.description, address }, publication)
  return { frame, question: toQuestionView(question, part, neighbours, publication), notice: undefined }
}

function removedPage(publication: Publication) {
  const notice = toRemovedView(publication)
  const title = notice.heading
  const description = notice.paragraphs.join(' ')
  return {
    frame: toFrameView({ title, description, address: undefined, unlisted: true }, publication),
    notice,
  }
}

/** Where an old address leads. @param path without the slashes at its ends. */
export async function aliasPage(path: string) {
  const publication = await findPublication()
  const { aliases, byId, base } = publication
  const target = aliases.get(path)
  const question = target && byId.get(target.id)
  if (!question) return { ...removedPage(publication), target: undefined }
  const href = toHref(base, addresses.question(question.id))
  const notice = toMovedView(question.title, href, publication)
  const frame = toFrameView(
    {
      title: question.title,
      description: notice.paragraphs.join(' '),
      address: addresses.question(question.id),
      unlisted: true,
    },
    publication,
  )
  return { frame, notice, target: href }
}

export async function directoryPage() {
  const publication = await findPublication()
  const directory = toDirectoryView(publication)
  const frame = toFrameView(
    { title: directory.heading, description: directory.headline, address: addresses.directory() },
    publication,
  )
  return { frame, directory }
}

export async function aboutPage() {
  const publication = await findPublication()
  const about = toAboutView(publication)
  const description = publication.settings.description || publication.messages.frame.summary
  const frame = toFrameView({ title: about.heading, description, address: addresses.about() }, publication)
  return { frame, about }
}

export async function notFoundPage() {
  const publication = await findPublication()
  const notice = toNotFoundView(publication)
  const description = notice.paragraphs.join(' ')
  const frame = toFrameView(
    { title: notice.heading, description, address: undefined, unlisted: true },
    publication,
  )
  return { frame, notice }
}
