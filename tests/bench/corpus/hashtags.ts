import { toChoices } from './random.ts'

// Hashtags by rank. The first dozen hold every kind of spelling, so that the smallest corpus has them all.

const single = toChoices(`
  java | spring-boot | 취업 | javascript | c# | react | 백엔드 | python | .net | c++ | sql | 프론트엔드 |
  typescript | jpa | node.js | 커리어 | spring | docker | 신입 | mysql | aws | android | git | 이직 |
  kotlin | linux | 데이터베이스 | rest | kubernetes | vue | 알고리즘 | security | oracle | html | 면접 |
  flutter | nginx | redis | next.js | 포트폴리오 | postgresql | css | go | 테스트 | ios | kafka | 보안 |
  intellij | php | 설계 | swift | mongodb | 공부 | maven | gradle | 배포 | c | mybatis | 인프라 | rust |
  tomcat | elasticsearch | 네트워크 | django | 성능 | windows | jenkins | 로그 | unity | 비동기 | jsp |
  graphql | r | 머신러닝 | oauth2 | 트랜잭션 | websocket | macos | 협업 | jquery | excel | 자료구조 | fastapi |
  웹개발 | f# | terraform | 인덱스 | vscode | 오픈소스 | querydsl | 동시성 | asp.net | 코드리뷰 | ruby-on-rails |
  크롤링 | cors | 문자인코딩 | batch | 정규식 | webpack | 아키텍처 | github-actions | 캐시
`)

const topics = toChoices(`
  java | spring | react | python | docker | aws | mysql | kotlin | vue | android | node | jpa |
  redis | kafka | nginx | oracle | linux | flutter | go | rust | django | unity | ios | graphql |
  mongodb
`)

const aspects = toChoices(`
  입문 | 성능 | 배포 | testing | 보안 | 설계 | migration | 오류 | 설정 | tuning | 구조 | 버전 | logging | 인증 |
  메모리 | api | 동시성 | tutorial | 운영 | 마이그레이션 | 면접 | plugin | 비교 | best_practice
`)

const combined = aspects.flatMap((aspect) => topics.map((topic) => `${topic}-${aspect}`))

const ranked: readonly string[] = [...single, ...combined]

/** More questions know more hashtags, as in real communities: about twice the square root. */
export function rankedHashtags(questions: number): readonly string[] {
  return ranked.slice(0, Math.max(12, Math.round(2 * Math.sqrt(questions))))
}

const reserved = /^(?:con|prn|aux|nul|index|com[1-9]|lpt[1-9])$/

/** The folder of a hashtag's listing: `c#` → `c-sharp`, `c++` → `c-plus-plus`, `.net` → `dot-net`. */
export function hashtagAddress(hashtag: string): string {
  const address = hashtag.replace(/^\./, 'dot-').replaceAll('#', '-sharp').replaceAll('+', '-plus')
  return reserved.test(address) ? `${address}-tag` : address
}
