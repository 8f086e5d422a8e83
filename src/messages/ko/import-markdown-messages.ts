/** Each rule of what Markdown does not show as the HTML of a source did. */
export const markdownRules = {
  'address-completed': '상대 주소를 옛 사이트의 주소로 채웠습니다',
  'address-ended': '편집기가 주소 뒤의 조사까지 링크로 만든 것을 주소까지만 링크로 했습니다',
  'address-relative':
    '옛 사이트의 주소를 몰라 상대 주소를 채우지 못했습니다. source에 urls를 적고 다시 가져와 주세요',
  'body-text-changed': '마크다운으로 바꾼 본문의 글이 원본과 다르게 보입니다',
  'body-links-changed': '마크다운으로 바꾼 본문의 링크가 원본과 다릅니다',
  'body-code-changed': '마크다운으로 바꾼 본문의 코드가 원본과 다르게 보입니다',
  'html-too-large': '너무 긴 HTML이라 마크다운과 견주지 못했거나 글만 남겼습니다',
  'embed-linked': '본문에 끼워 넣은 동영상이나 문서는 그 주소로 가는 링크가 되었습니다',
  'emphasis-dropped': '표시가 글과 섞여 읽히는 댓글의 강조를 풀었습니다',
  'form-dropped': '본문의 입력란은 가져오지 않았습니다',
  'formula-definition-left':
    '인자가 둘 이상이거나 너무 길어지는 수식 정의(\\newcommand, \\def)는 풀지 못해, 그것을 쓰는 수식은 쓴 그대로 보입니다',
  'nesting-flattened': '너무 깊이 겹친 인용과 목록을 덜 겹치게 풀었습니다',
  'poll-missing': '본문에 있던 투표를 가져오지 못했습니다. 투표가 표에 없거나 댓글에 있습니다',
  'part-link-dropped': '같은 페이지의 한 곳으로 가던 링크는 글만 남겼습니다',
  'code-block-made': '여러 줄로 쓴 코드를 코드 블록으로 옮겼습니다',
  'code-lines-joined': '문장 속에 여러 줄로 쓴 코드는 한 줄로 이었습니다',
  'line-numbers-dropped': '코드 옆의 줄 번호는 가져오지 않았습니다',
  'editor-component-unread': 'XE 편집기의 구성 요소 가운데 읽는 방법을 모르는 것은 그 안의 글만 남겼습니다',
  'picture-loaded': '스크립트가 나중에 불러오던 그림을 그 그림의 주소로 옮겼습니다',
  'picture-without-address': '주소가 없는 그림은 가져오지 않았습니다',
}
