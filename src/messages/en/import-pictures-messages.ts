import { toGroupedNumber } from '../grouped-number.ts'
import type { pictureImportMessages as korean } from '../ko/import-pictures-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'

function pictures(count: number): string {
  return `${toGroupedNumber(count)} picture${count === 1 ? '' : 's'}`
}

/** What `npm run import -- pictures` says. */
export const pictureImportMessages: SameShape<typeof korean> = {
  phases: { pictures: 'pictures' },
  named: (count) => `Texts name ${pictures(count)} of other places.`,
  nothing: 'No text shows a picture of another place.',
  fetched: (now, before) =>
    `In the folder files: ${toGroupedNumber(now + before)} (${toGroupedNumber(now)} fetched now)`,
  rewritten: (files) => `Files that name them there now: ${toGroupedNumber(files)}`,
  missing: (count) => `Not fetched: ${toGroupedNumber(count)}`,
  unplaced:
    'The picture is here, but its address is divided over lines, so the text still names the old one. Edit it by hand',
  refused:
    'With other addresses the text would be over its limit, so the file stays as it is. Divide or shorten it',
  faulty: 'The file has faults, so it was not read. Mend them first: npm run check',
  reasons: {
    gone: 'Gone (404, 410)',
    status: 'The host does not give the picture',
    unreachable: 'The host does not answer. Run this again later',
    certificate: 'The certificate of the host is not valid',
    later: 'The host asks to come back later. Run this again then',
    private: 'The address is of a private or reserved network. To fetch it all the same: --allow-private',
    redirects: 'It leads from address to address without an end',
    'no-address': 'The address is none that can be fetched',
    relative: 'Nobody knows the host. Name the old address of the community in archive.yaml (formerUrls)',
    'too-many-bytes': 'Larger than 2 MB',
    'too-many-pixels': 'More than 25 megapixels',
    'no-picture': 'No picture',
    damaged: 'It ends too early, or is damaged',
    'too-complex': 'It holds too much metadata',
    position: 'It tells where it was taken (GPS), in a part that can not be blanked',
  },
  stopped: (left) => `Stopped, with ${pictures(left)} left. To go on → npm run import -- pictures`,
  list: (path) => `What was not fetched, and where it is named: ${toVisibleText(path)}`,
  listUnwritten: (path, reason) =>
    `The list could not be written: ${toVisibleText(path)} (${toVisibleText(reason)})`,
  next: 'Next: npm run check',
  wrong: {
    count: (option, value, least, most) =>
      `This value can't be used: ${option} ${value}. Write a number from ${least} to ${most}.`,
  },
}
