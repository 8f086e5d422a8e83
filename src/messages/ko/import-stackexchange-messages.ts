// What stands in the way of reading a Stack Exchange dump, and what such an import left out or changed.
import type { FailureMessages } from '../failure-details.ts'

const again = '덤프를 다시 풀거나 내려받아 주세요. 아무것도 가져오지 않았습니다.'

export const stackExchangeFailures = {
  'dump-missing': ({ path }) =>
    `${path}: 없는 경로입니다. Posts.xml이 들어 있는 Stack Exchange 덤프 폴더나 .7z 파일을 적어 주세요.`,
  'dump-table-missing': ({ folder, file }) =>
    `${folder}: 폴더에 ${file} 파일이 없습니다. 덤프에는 적어도 Posts.xml, Comments.xml, Users.xml이 있어야 합니다. 압축 파일이라면 그곳에 풀어 주세요: 7z x DUMP.7z`,
  'dump-no-row': ({ file, line, root }) =>
    `${file}:${line}: 온전한 <row … />도 </${root}>도 아닌 줄입니다. ${again}`,
  'dump-no-table': ({ file, line, root }) =>
    `${file}:${line}: <${root}>로 시작할 자리입니다. Stack Exchange 덤프의 표가 맞는지 확인해 주세요. ${again}`,
  'dump-cut-off': ({ file, line, root }) =>
    `${file}:${line}: </${root}>가 나오기 전에 파일이 끝났습니다. 일부가 빠졌습니다. ${again}`,
  'dump-line-too-long': ({ file, line }) =>
    `${file}:${line}: 16MB보다 긴 줄입니다. 덤프에는 한 줄에 <row … />가 하나씩 있습니다. ${again}`,
  'dump-encoding': ({ file, line }) =>
    `${file}:${line}: UTF-8이 아닌 줄입니다. iconv -f EUC-KR -t UTF-8 같은 명령으로 파일을 바꿔 주세요.`,
  'dump-attribute-missing': ({ file, line, attribute }) =>
    `${file}:${line}: 이 줄에 ${attribute} 속성이 없습니다. 넣거나 줄을 지워 주세요.`,
  'dump-attribute-wrong': ({ file, line, attribute, value }) =>
    `${file}:${line}: ${attribute}="${value}" 값은 쓸 수 없습니다. 고치거나 줄을 지워 주세요.`,
  'dump-id-taken': ({ file, line, id }) =>
    `${file}:${line}: 앞에 Id="${id}"인 줄이 이미 있습니다. 둘 가운데 하나를 지워 주세요.`,
  'dump-disk-full': ({ path, folder }) =>
    `${path}: 압축을 풀 자리가 디스크에 없습니다(${folder}). 자리를 비우거나, 다른 디스크에 풀고 그 폴더를 적어 주세요: 7z x -oDUMP ${path}`,
  'dump-archive': ({ path, reason }) =>
    `${path}: 여기서 풀 수 없는 파일입니다(${reason}). 7-Zip으로 풀고 그 폴더를 적어 주세요: 7z x -oDUMP ${path}`,
} satisfies Partial<FailureMessages>

/** Each rule of the report that only this source has. */
export const stackExchangeRules = {
  'post-of-another-type': '질문도 답변도 아닌 글은 가져오지 않았습니다',
  'tag-wiki-left-out': '태그 위키는 태그를 한두 문장으로 소개하는 말만 가져왔습니다',
  'answer-without-question': '질문이 덤프에 없는 답변은 가져오지 않았습니다',
  'comment-without-post': '덤프의 질문이나 답변에 달리지 않은 댓글은 가져오지 않았습니다',
  'table-missing': '덤프에 없는 표입니다. 그 표에 있을 내용은 알 수 없습니다',
  'table-left-out': '아카이브에 보일 것이 없는 표는 가져오지 않았습니다',
  'user-missing': 'Users.xml에 없는 사람은 삭제된 사용자로 보입니다',
  'accepted-answer-missing': '덤프에 없는 채택된 답변을 뺐습니다',
  'votes-of-net-only': '투표를 더한 값이 점수와 달라, 답변에는 점수만, 질문에는 점수도 적었습니다',
  'community-wiki': '모두의 글이었지만 처음 쓴 사람의 이름으로 보입니다',
  'slug-left-out':
    '숫자로 끝나 여기서 답변 페이지의 주소이거나, 제목이 길어 폴더의 이름이 될 수 없는 옛 주소를 뺐습니다',
}
