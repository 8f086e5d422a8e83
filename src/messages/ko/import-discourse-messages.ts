// What stands in the way of reading a Discourse forum, and what such an import left out or changed.
import type { FailureMessages } from '../failure-details.ts'

function toUnreadable(path: string, reason: string): string {
  if (reason === 'ENOENT') return `${path}: 없는 경로입니다. 주제의 JSON 파일이 들어 있는 폴더를 적어 주세요.`
  if (reason === 'ENOTDIR') {
    return `${path}: 폴더가 아닙니다. 주제의 JSON 파일이 들어 있는 폴더를 적어 주세요.`
  }
  return `${path}: 읽을 수 없습니다(${reason}). 읽을 권한이 있는지 확인해 주세요.`
}

export const discourseFailures = {
  'discourse-unreadable': ({ path, reason }) => toUnreadable(path, reason),
  'discourse-no-utf8': ({ file, line }) =>
    `${file}:${line}: UTF-8이 아닌 줄입니다. 포럼에서 다시 내려받아 주세요. 아무것도 가져오지 않았습니다.`,
  'discourse-no-json': ({ file, line }) =>
    `${file}:${line}: 온전한 JSON이 아닙니다. 포럼에서 다시 내려받아 주세요. 아무것도 가져오지 않았습니다.`,
  'discourse-topic-shape': ({ file, key }) =>
    `${file}: ${key || 'post_stream'} 항목이 없거나 알 수 없는 값입니다. /t/<번호>.json을 그대로 저장한 파일이 맞는지 확인해 주세요. 아무것도 가져오지 않았습니다.`,
  'discourse-no-topics': ({ folder }) =>
    `${folder}: 주제의 JSON 파일이 하나도 없습니다. 포럼의 /t/<번호>.json을 주제마다 한 파일로 저장한 폴더를 적어 주세요.`,
  'discourse-categories': ({ file }) =>
    `${file}: 분류의 이름을 찾을 수 없습니다. 포럼의 /categories.json이나 /site.json을 그대로 저장하거나, { "10": "질문" }처럼 번호와 이름을 적어 주세요.`,
} satisfies Partial<FailureMessages>

/** Each rule of the report. */
export const discourseRules = {
  'discourse-small-action': '글이 아니라 주제를 닫거나 옮긴 기록은 가져오지 않았습니다',
  'discourse-whisper': '운영진만 보던 글은 가져오지 않았습니다',
  'discourse-deleted': '지운 글은 가져오지 않았습니다',
  'discourse-hidden': '신고로 숨긴 글은 가져오지 않았습니다',
  'discourse-private': '개인 메시지는 가져오지 않았습니다',
  'discourse-topic-deleted': '지운 주제는 가져오지 않았습니다',
  'discourse-no-posts': '글이 하나도 없는 주제는 가져오지 않았습니다',
  'discourse-no-topic': '주제가 아닌 파일은 가져오지 않았습니다',
  'discourse-no-first-post': '주제의 첫 글이 없어 질문의 본문이 비어 있습니다',
  'discourse-missing-posts':
    '포럼에 있던 글 가운데 어느 파일에도 없는 글이 있습니다. 주제의 다음 쪽도 내려받아 주세요',
  'discourse-missing-comments': '포럼에 있던 댓글 가운데 어느 파일에도 없는 댓글이 있습니다',
  'discourse-gap': '글 번호가 비어 있습니다. 포럼에서 지우거나 옮긴 글입니다',
  'discourse-reply': '여기에 없는 글에 대한 대답이라 누구에게 한 대답인지 적지 않았습니다',
  'discourse-unlisted': '포럼의 목록에 나오지 않던 주제는 가져오지 않았습니다. --unlisted를 쓰면 가져옵니다',
  'discourse-category': '이름을 모르는 분류입니다. --categories로 이름이 적힌 파일을 알려 주세요',
  'discourse-address':
    '포럼이 어디에 있었는지 알려 주는 글이 없어 옛 주소로 가는 링크를 알아볼 수 없습니다. --url로 그 주소를 적어 주세요',
  'discourse-edit': '고친 때는 활동으로 적지 않았습니다. --edits를 쓰면 적습니다',
  'discourse-poll-hidden': '결과를 알 수 없는 투표는 선택지만 본문에 남겼습니다',
  'discourse-emoji': '글자로 알려지지 않은 이모지는 이름으로 남겼습니다',
  'discourse-onebox': '다른 페이지를 미리 보여 주던 상자는 제목과 링크로 바꾸었습니다',
  'discourse-spoiler': '줄 안에 가려 둔 글이 그대로 보입니다',
}
