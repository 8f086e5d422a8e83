// What titles and texts are put together from.

import type { Language } from './prose.ts'
import { toChoices } from './random.ts'

// Only particles that do not change with the word before them follow a {slot}: 에서, 에, 의, 도, 만, 까지, 부터.

export const korean: Language = {
  slots: {
    tool: toChoices(`
      Spring Boot | React | JPA | Docker | Redis | Kafka | Nginx | MySQL | Next.js | TypeScript |
      Kotlin | Node.js | Django | Kubernetes | PostgreSQL | Elasticsearch | Jenkins | Gradle |
      Flutter | QueryDSL | Oracle | Vue | Tomcat | MongoDB | GitHub Actions | Terraform
    `),
    part: toChoices(`
      컨트롤러 | 서비스 계층 | 로그인 화면 | 결제 모듈 | 배치 작업 | 목록 조회 | 파일 업로드 | 알림 서버 | 관리자 페이지 | 검색 기능 | 세션 저장소 |
      커넥션 풀 | 빌드 설정 | 테스트 코드 | 메시지 큐 | 외부 연동 | 인증 필터 | 캐시 설정 | 로그 수집기 | 댓글 기능 | 통계 화면 | 회원 가입 |
      게이트웨이 | 스케줄러
    `),
    symptom: [
      '간헐적으로 타임아웃이 납니다',
      '응답이 눈에 띄게 느려집니다',
      '메모리 사용량이 계속 올라갑니다',
      '같은 요청이 두 번 들어옵니다',
      '한글이 모두 깨져서 나옵니다',
      '트랜잭션이 롤백되지 않습니다',
      '연결이 끊어졌다는 오류가 납니다',
      '값이 비어 있는 채로 저장됩니다',
      '로컬에서는 되는데 서버에서만 실패합니다',
      '데드락이 걸렸다는 로그가 남습니다',
      '화면이 하얗게 나오고 아무 반응이 없습니다',
      '권한이 없다는 응답만 돌아옵니다',
      '순서가 뒤섞여서 처리됩니다',
      '첫 번째 호출만 성공하고 그 뒤로는 실패합니다',
    ],
    attempt: [
      '공식 문서를 처음부터 다시 읽어 보았고',
      '버전을 하나씩 내려 가면서 확인했고',
      '로그 레벨을 올려서 전부 찍어 보았고',
      '설정 파일을 기본값으로 되돌려 보았고',
      '캐시를 지우고 다시 빌드해 보았고',
      '다른 장비에서 똑같이 실행해 보았고',
      '최소한의 코드만 남기고 재현해 보았고',
      '선배에게 물어서 같이 살펴보았고',
      '쿼리 실행 계획을 떠서 비교해 보았고',
    ],
    outcome: [
      '결과는 달라지지 않았습니다',
      '증상이 조금 줄어들 뿐이었습니다',
      '이번에는 다른 오류가 나왔습니다',
      '원인이 무엇인지 감이 잡히지 않습니다',
      '하루가 지나면 다시 나타났습니다',
      '운영 환경에서만 여전히 재현됩니다',
    ],
    person: [
      '신입 개발자',
      '비전공자 출신',
      '3년 차 백엔드 개발자',
      '혼자 서버를 맡은 개발자',
      '이직을 준비하는 개발자',
      '프론트엔드만 하던 사람',
    ],
    aim: [
      '구조를 어떻게 나누는 것이 좋을지',
      '어디까지 테스트해야 하는지',
      '운영하면서 무엇을 지켜봐야 하는지',
      '이 선택이 나중에 발목을 잡지 않을지',
      '어느 쪽이 유지보수에 유리한지',
      '실무에서는 보통 어떻게 하시는지',
      '무엇부터 공부하면 좋을지',
    ],
    code: toChoices(`
      findById() | application.yml | @Transactional | useEffect | SELECT FOR UPDATE |
      docker compose up | pom.xml | null | async/await | Content-Type | maximumPoolSize |
      package.json | LEFT JOIN | CompletableFuture | --no-cache
    `),
  },
  titles: [
    '{tool}에서 {part} 만들 때 {symptom}',
    '{part}에서만 {symptom}',
    '{tool} 쓰시는 분들은 {part} 어떻게 나누시나요?',
    '{person}인데 {tool}부터 시작해도 괜찮을까요?',
    '{tool} 업그레이드 뒤로 {part}에서 오류가 납니다',
    '{part}의 {code} 설정 질문드립니다',
    '{tool}하고 {tool} 중에서 {part}에는 무엇이 나을까요?',
    '{aim} 조언을 구합니다',
    '{number}만 건 조회에서 {symptom}',
    '{tool} 연동 중인데 {symptom} 도와주세요',
    '{part} 성능이 {number}배 차이 나는 이유가 궁금합니다',
  ],
  sentences: [
    '{tool}에서 {part} 부분을 맡아 개발하고 있습니다.',
    '지금은 {part}에서 {tool}까지 이어지는 흐름인데 {symptom}.',
    '사용자가 하루 {number}명 정도일 때는 괜찮다가 그 이상이 되면 {symptom}.',
    '{attempt} {outcome}.',
    '{attempt} 설정도 바꾸어 보았지만 {outcome}.',
    '검색해 보면 {code} 옵션을 바꾸라는 글이 많은데, 왜 그래야 하는지 설명은 찾지 못했습니다.',
    '저는 {person}인데 아직 모르는 것이 많습니다.',
    '팀에서는 {tool}만 쓰자는 의견하고 {tool}도 함께 쓰자는 의견이 반반입니다.',
    '{code} 쪽을 의심하고 있지만 {outcome}.',
    '혹시 {part}에서 비슷한 경험이 있으신 분이 계시면 {aim} 알려 주시면 감사하겠습니다.',
    '{aim} 궁금합니다.',
    '제가 이해한 바로는 {tool}의 {code} 기본값이 {number}초입니다.',
    '같은 데이터 {number}건으로 시험해 보면 {tool}에서는 멀쩡한데 {part}에 붙이면 {symptom}.',
    '문서에는 **반드시** {code} 값을 먼저 확인하라고 되어 있습니다.',
    '회사 일정 때문에 {number}주 안에는 마무리해야 합니다.',
    '코드를 직접 작성한 분은 퇴사하셔서 {part}에 대한 기록이 남아 있지 않습니다.',
    '일단 {part}에만 적용하고 나머지는 다음 분기까지 미루기로 했습니다.',
    '[관련 문서](https://docs.example.org/ko/guide/{number})에도 {part} 이야기는 한 줄뿐이었습니다.',
    '처음에는 {tool}의 버그라고 생각했는데 {tool}에서도 똑같이 {symptom}.',
    '한 번 실패하면 {number}분 뒤에 다시 시도하도록 해 두었습니다.',
    '로그를 보면 {code} 호출 직후에 멈추고, 그때마다 {symptom}.',
    '물론 {part}부터 다시 설계하면 되겠지만 지금은 그럴 여유가 없습니다.',
  ],
  items: [
    '{tool} 버전은 {number}.{number}',
    '{part}에서 {code} 호출',
    '{attempt} 실패',
    '운영 서버 {number}대, 메모리 {number}GB',
    '{part}의 응답 시간 {number}ms',
    '{tool}에서 {tool}까지 전체 경로 점검',
    '{aim} 정리',
    '재현 순서: {part}에 접속한 뒤 {number}초 기다리기',
  ],
  closing: '여기까지가 제가 확인한 내용이고, 이 글의 확인 번호는 {reference} 입니다.',
}

export const english: Language = {
  slots: {
    tool: toChoices(`
      Spring Boot | React | Hibernate | Docker | Redis | Kafka | Nginx | MySQL | Next.js |
      TypeScript | Kotlin | Node.js | Django | Kubernetes | PostgreSQL | Elasticsearch | Jenkins |
      Gradle | Flutter | GraphQL | Terraform | MongoDB | GitHub Actions | RabbitMQ
    `),
    part: toChoices(`
      the login page | the payment module | our batch job | the search endpoint |
      the upload handler | the session store | the connection pool | the build pipeline |
      the test suite | the message queue | the admin console | the auth filter | the cache layer |
      the notification worker | the report screen | the API gateway | the scheduler |
      the migration script
    `),
    symptom: [
      'requests time out now and then',
      'memory keeps growing until the process is killed',
      'the same event is handled twice',
      'the transaction is never rolled back',
      'the response becomes very slow',
      'values come back empty',
      'it fails only on the server',
      'a deadlock shows up in the log',
      'the page stays blank',
      'every call is rejected as forbidden',
      'records arrive out of order',
      'only the first call succeeds',
    ],
    attempt: [
      'I went through the official guide again',
      'I rolled back one version at a time',
      'I raised the log level to trace everything',
      'I reset the configuration to its defaults',
      'I cleared every cache and rebuilt',
      'I ran the same thing on another machine',
      'I cut it down to a minimal example',
      'I compared the query plans',
      'I asked a colleague to take a look',
    ],
    outcome: [
      'nothing changed',
      'the problem only became rarer',
      'a different error came up',
      'I still have no idea why',
      'it came back after a day',
      'production still shows it',
    ],
    person: [
      'a junior developer',
      'a backend engineer of three years',
      'the only developer here',
      'new to this stack',
      'moving from PHP',
    ],
    aim: [
      'how to split the layers',
      'how far to test this',
      'what to watch in production',
      'which option is easier to maintain',
      'how other teams handle it',
      'what to learn first',
      'whether this choice will hurt later',
    ],
    code: toChoices(`
      findById() | application.yml | @Transactional | useEffect | SELECT FOR UPDATE |
      docker compose up | pom.xml | null | async/await | Content-Type | maximumPoolSize |
      package.json | LEFT JOIN | CompletableFuture | --no-cache
    `),
  },
  titles: [
    'In {tool}, {symptom} when {part} is under load',
    'Why does {part} break after upgrading {tool}?',
    '{tool} or {tool} for {part}?',
    'How do you configure {code} for {part}?',
    'Looking for advice on {aim}',
    '{symptom} with {number} thousand rows',
    'Is it safe to call {code} from {part}?',
    'I am {person}, is {tool} a good start?',
    '{tool} integration: {symptom}',
  ],
  sentences: [
    'I am working on {part}, which is built with {tool}.',
    'With about {number} users a day everything is fine, but above that {symptom}.',
    '{attempt}, but {outcome}.',
    '{attempt} and changed a few settings as well, yet {outcome}.',
    'Many answers tell me to change {code}, and none of them explains why.',
    'I am {person}, so I may be missing something obvious.',
    'Half of the team wants to stay with {tool} and the other half prefers {tool}.',
    'I suspect {code}, although {outcome}.',
    'If you have seen this in {part}, please tell me {aim}.',
    'My question is {aim}.',
    'As far as I understand, the default of {code} in {tool} is {number} seconds.',
    'With a sample of {number} records {tool} behaves well, but behind {part} {symptom}.',
    'The manual says that you **must** check {code} first.',
    'We have {number} weeks left before the release.',
    'The author of {part} has left the company and there are no notes.',
    'For now only {part} uses it and the rest has to wait until next quarter.',
    'The [reference](https://docs.example.org/en/guide/{number}) has just one line about {part}.',
    'At first it looked like a bug in {tool}, but with {tool} {symptom} too.',
    'After a failure it tries again in {number} minutes.',
    'In the log it stops right after {code}, and each time {symptom}.',
    'Of course I could redesign {part}, but there is no time for that.',
  ],
  items: [
    '{tool} {number}.{number}',
    'calling {code} from {part}',
    '{attempt}: no luck',
    '{number} servers with {number} GB of memory',
    'response time of {part}: {number} ms',
    'the whole path from {tool} to {tool}',
    'notes on {aim}',
    'to reproduce: open {part} and wait {number} seconds',
  ],
  closing: 'That is all I have found so far, and the reference of this post is {reference} here.',
}
