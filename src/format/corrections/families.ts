// Which families of mistakes may be behind a fault, the likeliest first.
import type { IssueCode } from '../issue.ts'
import { proposeDashSpace, proposeIndentation, proposeItem, proposeTextBlock } from './blocks.ts'
import type { Propose } from './candidate.ts'
import {
  proposeBrackets,
  proposeClosingFence,
  proposeConflict,
  proposeMissingFence,
  proposeOpeningFence,
  proposePlainFence,
  proposeWithoutEnd,
} from './fences.ts'
import { proposeHashtag, proposeHashtagList, proposeWithout } from './hashtags.ts'
import { proposeActivity, proposeColonSpace, proposeDash, proposeKnownKey, proposeSingleKey } from './keys.ts'
import { proposeLookAlikes, proposeTabs, proposeWholeLookAlikes } from './look-alikes.ts'
import { proposeShape } from './shapes.ts'
import {
  proposeColourInQuotes,
  proposeCommentAsText,
  proposeJoined,
  proposeNullInQuotes,
  proposeOneLine,
  proposeQuotes,
  proposeTextOfList,
  proposeTextWithComma,
  proposeWithComment,
  proposeWithoutNull,
  proposeWithoutQuotes,
} from './texts.ts'
import {
  proposeAccepted,
  proposeAlias,
  proposeCount,
  proposeCountList,
  proposeGroupedCount,
  proposeKind,
  proposeListOfOne,
  proposeNearest,
  proposeSettingWord,
  proposeSwitch,
  proposeTime,
  proposeUnknownCount,
  proposeVisible,
} from './values.ts'

const ofSyntax: readonly Propose[] = [
  proposeConflict,
  proposeJoined,
  proposeTabs,
  proposeDashSpace,
  proposeTextBlock,
  proposeColourInQuotes,
  proposeLookAlikes,
  proposeHashtagList,
  proposeColonSpace,
  proposeCountList,
  proposeIndentation,
  proposeBrackets,
  proposeQuotes,
  proposeMissingFence,
  proposeUnknownCount,
]

const families: Partial<Record<IssueCode, readonly Propose[]>> = {
  'front-matter-missing': [proposeOpeningFence],
  'front-matter-language': [proposePlainFence],
  'front-matter-unclosed': [proposeClosingFence],
  'yaml-syntax': ofSyntax,
  'yaml-alias': ofSyntax,
  'yaml-tag': ofSyntax,
  'yaml-document': [proposeConflict, proposeWithoutEnd],
  'yaml-duplicate-key': [proposeConflict, proposeSingleKey],
  'unknown-key': [
    proposeGroupedCount,
    proposeShape,
    proposeLookAlikes,
    proposeColonSpace,
    proposeTextWithComma,
    proposeIndentation,
    proposeKnownKey,
    proposeActivity,
  ],
  'missing-key': [
    proposeShape,
    proposeTextBlock,
    proposeHashtagList,
    proposeCommentAsText,
    proposeIndentation,
  ],
  'wrong-type': [
    proposeWithoutNull,
    proposeSettingWord,
    proposeShape,
    proposeTextBlock,
    proposeItem,
    proposeWholeLookAlikes,
    proposeLookAlikes,
    proposeHashtagList,
    proposeCountList,
    proposeCount,
    proposeSwitch,
    proposeListOfOne,
    proposeDash,
    proposeIndentation,
    proposeTextOfList,
    proposeNearest,
  ],
  'invalid-count': [proposeWithoutNull, proposeLookAlikes, proposeCount],
  'unknown-kind': [proposeLookAlikes, proposeKind, proposeTextOfList],
  'invalid-time': [proposeWithoutNull, proposeLookAlikes, proposeTime, proposeAccepted],
  'invalid-hashtag': [proposeLookAlikes, proposeHashtag],
  'duplicate-hashtag': [proposeWithout],
  'invalid-alias': [proposeAlias],
  'invalid-id': [proposeNearest],
  'invalid-language': [proposeWithoutNull, proposeSettingWord, proposeNearest],
  'invalid-url': [proposeWithoutNull, proposeNearest],
  'invisible-character': [proposeVisible],
  'text-no-block': [proposeTextBlock],
  'text-lines': [proposeOneLine],
  'joined-lines': [proposeOneLine],
  'comment-in-text': [proposeWithComment],
  'quotes-in-text': [proposeWithoutQuotes],
  'null-as-text': [proposeWithoutNull, proposeNullInQuotes],
  'null-like-text': [proposeNullInQuotes],
  'invalid-setting': [
    proposeWithoutNull,
    proposeSettingWord,
    proposeSwitch,
    proposeCount,
    proposeKind,
    proposeNearest,
  ],
}

export function findProposers(code: IssueCode): readonly Propose[] {
  return families[code] ?? []
}
