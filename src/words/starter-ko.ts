// The first files of a community's repository, which `gotgam init` writes: by path, as they are.

export const starterKo: Readonly<Record<string, string>> = {
  'content/archive.yaml': `title: 우리 커뮤니티 Q&A
description: 우리 커뮤니티에서 주고받은 질문과 답변을 해시태그별로 모아 둔 읽기 전용 아카이브입니다.
referenceDate: 2026-06-30
timeZone: Asia/Seoul
locale: ko
`,
  'content/questions/fix-a-mistake.md': `---
title: 질문에서 틀린 곳을 찾았습니다. 어떻게 고치나요?
tags: [고치기, markdown]
counts:
  answers: 1
  comments: 1
  views: 128
activity:
  - at: 2026-06-12T10:20:00+09:00
    actor: 김서연
    kind: 질문
  - at: 2026-06-12T11:05:00+09:00
    actor: 홍길동
    kind: 새로운 답변
  - at: 2026-06-12T11:40:00+09:00
    actor: 김서연
    kind: 새로운 댓글
---
오래된 질문을 읽다가 명령 하나가 잘못 적힌 것을 보았습니다. 회원 가입은 이제 안 되는 것 같은데, 어디에서 고칠 수 있을까요?
`,
  'content/answers/fix-a-mistake/1.md': `---
actor: 홍길동
at: 2026-06-12T11:05:00+09:00
accepted: true
---
질문은 모두 저장소의 Markdown 파일입니다. 브라우저에서도 고칠 수 있습니다.

1. 저장소에서 \`content/questions\` 안의 파일을 엽니다.
2. 연필 모양을 눌러 고치고, 무엇을 고쳤는지 한 줄로 적습니다.
3. 풀 리퀘스트(pull request)를 보냅니다. 틀린 곳이 있으면 검사가 줄 번호와 함께 알려 줍니다.

컴퓨터에서 고칠 때는 보내기 전에 이렇게 확인합니다.

\`\`\`bash
npm run check
\`\`\`
`,
  'content/comments/fix-a-mistake.yaml': `- id: 1
  answer: 1
  actor: 김서연
  at: 2026-06-12T11:40:00+09:00
  text: |
    5분 만에 고쳤습니다. 감사합니다!
`,
  'content/questions/free-host.md': `---
title: 이 아카이브를 무료로 올려 둘 곳이 있을까요?
tags: [배포, github-pages]
counts:
  answers: 2
  comments: 0
  views: 342
activity:
  - at: 2026-05-02T09:00:00+09:00
    actor: 이도윤
    kind: 질문
  - at: 2026-05-02T09:30:00+09:00
    actor: 홍길동
    kind: 새로운 답변
  - at: 2026-06-20T21:15:00+09:00
    actor: 박하준
    kind: 새로운 답변
---
커뮤니티가 곧 문을 닫습니다. 서버 없이 오래 남겨 두려면 어디가 좋을까요?
`,
  'content/answers/free-host/1.md': `---
actor: 홍길동
at: 2026-05-02T09:30:00+09:00
---
\`npm run build\`가 만드는 \`dist\` 폴더는 파일뿐이라, 파일을 보여 주는 곳이면 어디든 됩니다. GitHub Pages, Cloudflare Pages, Netlify 모두 무료로 쓸 수 있습니다.
`,
  'content/answers/free-host/2.md': `---
actor: 박하준
at: 2026-06-20T21:15:00+09:00
---
주소를 정했으면 \`content/archive.yaml\`에 적어 두세요. 그래야 링크를 나눌 때 주소가 바르게 나옵니다.

\`\`\`yaml
url: https://example.org/archive/
\`\`\`
`,
  'content/questions/import-a-dump.md': `---
title: 지금까지 쌓인 질문을 한꺼번에 옮기려면?
tags: [가져오기]
counts:
  answers: 1
  comments: 0
  views: 57
activity:
  - at: 2026-06-25T14:00:00+09:00
    actor: 최지우
    kind: 질문
  - at: 2026-06-25T14:45:00+09:00
    actor: 홍길동
    kind: 새로운 답변
---
질문이 삼만 개쯤 됩니다. 하나씩 파일로 만들 수는 없는데, 방법이 있나요?
`,
  'content/answers/import-a-dump/1.md': `---
actor: 홍길동
at: 2026-06-25T14:45:00+09:00
---
백업 파일에서 한 번에 가져올 수 있습니다. Stack Exchange와 Discourse의 백업, 게시판의 표(CSV)를 읽습니다.

\`\`\`bash
npm run import -- stackexchange dump --out content
\`\`\`

가져오기 전에 예시로 들어 있는 질문 세 개를 지워 주세요.
`,
  'content/pages/about.md': `---
title: 우리 커뮤니티가 걸어온 길
---
이 글은 ‘소개’ 쪽의 맨 앞에 보입니다. 커뮤니티가 언제 시작했고 왜 문을 닫았는지, 누가 돌보았는지를 \`content/pages/about.md\`에 적어 주세요.

다른 글이 더 필요하면 \`content/pages\` 폴더에 파일을 더합니다. 파일 이름이 주소가 되고, \`nav: true\`를 쓰면 사이트 머리의 메뉴에도 보입니다.
`,
  'README.md': `# 우리 커뮤니티 Q&A

우리 커뮤니티의 질문과 답변을 모아 둔 읽기 전용 아카이브입니다. 글은 모두 \`content\` 폴더의 파일이고, 사이트는 [Gotgam](https://github.com/gotgam/gotgam)으로 만듭니다.

## 틀린 곳을 고치려면

\`content/questions\`에서 파일을 열어 고친 뒤 풀 리퀘스트(pull request)를 보내 주세요. 이슈의 ‘틀린 내용 알리기’에 적어 주셔도 됩니다. 파일 맨 위의 \`---\` 사이에는 제목과 해시태그가, 그 아래에는 Markdown으로 쓴 본문이 있습니다. 답변은 \`content/answers\`에, 댓글은 \`content/comments\`에 있습니다.

## 컴퓨터에서

[Node.js](https://nodejs.org) 22.18 이상이 있어야 합니다.

| 명령 | 하는 일 |
|---|---|
| \`npm ci\` | 처음 한 번, 필요한 것을 설치합니다 |
| \`npm run dev\` | 고치면서 바로 볼 수 있는 사이트를 엽니다 |
| \`npm run check\` | 틀린 곳을 모두 찾아 알려 줍니다 |
| \`npm run build\` | 사이트를 \`dist\` 폴더에 만듭니다 |
| \`npm run new\` | 새 질문 파일을 만듭니다 |
| \`npm run import\` | 백업 파일이나 게시판의 표에서 가져옵니다 |
| \`npm run hosting\` | 사이트를 올릴 곳의 설정 파일을 보여 줍니다 |

사이트의 이름과 주소, 기준일은 \`content/archive.yaml\`에, 커뮤니티의 이야기는 \`content/pages/about.md\`에 적습니다.

## 올리기 전에

- \`content/archive.yaml\`에 \`url\`과 \`repository\`를 적어 주세요. GitHub Pages라면 저장소의 \`Settings\` → \`Pages\`에서 \`Source\`를 \`GitHub Actions\`로 고르고 올리면 됩니다. 다른 곳은 [Hosting](https://github.com/gotgam/gotgam/blob/HEAD/docs/hosting.md)(영어)을 보세요.
- \`.github/ISSUE_TEMPLATE/removal.yml\`의 \`removals@example.org\`를 관리자만 읽는 주소로 바꾸어 주세요.
`,
}
