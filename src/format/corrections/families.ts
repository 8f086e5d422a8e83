// Which families of mistakes may be behind a fault, the likeliest first.
import type { IssueCode } from '../issue.ts'
import { blocksProposals } from './blocks.ts'
import type { Propose } from './candidate.ts'
import { fencesProposals } from './fences.ts'
import { hashtagsProposals } from './hashtags.ts'
import { keysProposals } from './keys.ts'
import { lookAlikesProposals } from './look-alikes.ts'
import { proposeShape } from './shapes.ts'
import { textsProposals } from './texts.ts'
import { valuesProposals } from './values.ts'

const ofSyntax: readonly Propose[] = [
  fencesProposals.conflict,
  textsProposals.joined,
  lookAlikesProposals.tabs,
  blocksProposals.dashSpace,
  blocksProposals.textBlock,
  textsProposals.colourInQuotes,
  lookAlikesProposals.lookAlikes,
  hashtagsProposals.hashtagList,
  keysProposals.colonSpace,
  valuesProposals.countList,
  blocksProposals.indentation,
  fencesProposals.brackets,
  textsProposals.quotes,
  fencesProposals.missingFence,
  valuesProposals.unknownCount,
]

const families: Partial<Record<IssueCode, readonly Propose[]>> = {
  'front-matter-missing': [fencesProposals.openingFence],
  'front-matter-language': [fencesProposals.plainFence],
  'front-matter-unclosed': [fencesProposals.closingFence],
  'yaml-syntax': ofSyntax,
  'yaml-alias': ofSyntax,
  'yaml-tag': ofSyntax,
  'yaml-document': [fencesProposals.conflict, fencesProposals.withoutEnd],
  'yaml-duplicate-key': [fencesProposals.conflict, keysProposals.singleKey],
  'unknown-key': [
    valuesProposals.groupedCount,
    proposeShape,
    lookAlikesProposals.lookAlikes,
    keysProposals.colonSpace,
    textsProposals.textWithComma,
    blocksProposals.indentation,
    keysProposals.knownKey,
    keysProposals.activity,
  ],
  'missing-key': [
    proposeShape,
    blocksProposals.textBlock,
    hashtagsProposals.hashtagList,
    textsProposals.commentAsText,
    blocksProposals.indentation,
  ],
  'wrong-type': [
    textsProposals.withoutNull,
    valuesProposals.settingWord,
    proposeShape,
    blocksProposals.textBlock,
    blocksProposals.item,
    lookAlikesProposals.wholeLookAlikes,
    lookAlikesProposals.lookAlikes,
    hashtagsProposals.hashtagList,
    valuesProposals.countList,
    valuesProposals.count,
    valuesProposals.switch,
    valuesProposals.listOfOne,
    keysProposals.dash,
    blocksProposals.indentation,
    textsProposals.textOfList,
    valuesProposals.nearest,
  ],
  'invalid-count': [textsProposals.withoutNull, lookAlikesProposals.lookAlikes, valuesProposals.count],
  'unknown-kind': [lookAlikesProposals.lookAlikes, valuesProposals.kind, textsProposals.textOfList],
  'invalid-time': [
    textsProposals.withoutNull,
    lookAlikesProposals.lookAlikes,
    valuesProposals.time,
    valuesProposals.accepted,
  ],
  'invalid-hashtag': [lookAlikesProposals.lookAlikes, hashtagsProposals.hashtag],
  'duplicate-hashtag': [hashtagsProposals.without],
  'invalid-alias': [valuesProposals.alias],
  'invalid-id': [valuesProposals.nearest],
  'invalid-language': [textsProposals.withoutNull, valuesProposals.settingWord, valuesProposals.nearest],
  'invalid-url': [textsProposals.withoutNull, valuesProposals.nearest],
  'invisible-character': [valuesProposals.visible],
  'text-no-block': [blocksProposals.textBlock],
  'text-lines': [textsProposals.oneLine],
  'joined-lines': [textsProposals.oneLine],
  'comment-in-text': [textsProposals.withComment],
  'quotes-in-text': [textsProposals.withoutQuotes],
  'null-as-text': [textsProposals.withoutNull, textsProposals.nullInQuotes],
  'null-like-text': [textsProposals.nullInQuotes],
  'invalid-setting': [
    textsProposals.withoutNull,
    valuesProposals.settingWord,
    valuesProposals.switch,
    valuesProposals.count,
    valuesProposals.kind,
    valuesProposals.nearest,
  ],
}

export function findProposers(code: IssueCode): readonly Propose[] {
  return families[code] ?? []
}
