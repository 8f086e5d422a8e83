// What stands in a command's way, and the way out. No particle follows a path, whose last sound nobody knows.
import type { FailureMessages, GuardedPlace } from '../failure-details.ts'
import { discourseFailures } from './import-discourse-messages.ts'
import { importFailures } from './import-messages.ts'
import { stackExchangeFailures } from './import-stackexchange-messages.ts'
import { tableFailures } from './import-table-messages.ts'

const anotherOutput = 'ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요'

const places = {
  content: '내용 폴더',
  cache: '캐시 폴더',
  project: '프로젝트 폴더',
  working: '지금 작업하는 폴더',
  home: '홈 폴더',
}

/** How the first folder stands to the second. */
function toStanding(subject: string, relation: 'is' | 'contains' | 'lies inside', other: string): string {
  if (relation === 'is') return `${subject}: ${other}와 같은 폴더입니다`
  return `${subject}: ${relation === 'contains' ? `${other}를 담고 있습니다` : `${other} 안에 있습니다`}`
}

function toPlace(guarded: GuardedPlace): string {
  return guarded.place === 'own' ? `프로젝트의 ${guarded.name} 폴더` : places[guarded.place]
}

function toWaysOut({ place }: GuardedPlace): string {
  if (place === 'content') return `${anotherOutput}. 또는 ARCHIVE_CONTENT로 다른 내용 폴더를 정해 주세요.`
  if (place === 'cache') return `${anotherOutput}. 또는 ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.`
  return `${anotherOutput}.`
}

const publicKinds = {
  link: '심볼릭 링크라서',
  fifo: '이름 있는 파이프라서',
  socket: '소켓이라서',
  device: '장치라서',
}
const ownKinds = { mark: '빌드의 표시', file: '파일', page: '페이지' }

function withWords(sentence: string, words: string): string {
  return words === '' ? sentence : `${sentence}\n${words}`
}

const outputMessages = {
  'no-output': ({ out }) => `출력 폴더가 없습니다: ${out}. 먼저 만들어 주세요 → npm run build`,
  'output-whole-disk': ({ out }) => `출력 폴더가 디스크 전체입니다: ${out}. ${anotherOutput}.`,
  'output-in-the-way': ({ out, relation, guarded, path }) => {
    const reason =
      relation === 'lies inside' ? '그곳은 빌드가 바꾸지 않습니다' : '빌드는 출력 폴더를 통째로 바꿉니다'
    return `${toStanding(`출력 폴더 ${out}`, relation, toPlace(guarded))}(${path}). ${reason}. ${toWaysOut(guarded)}`
  },
  'beside-output-in-the-way': ({ beside, relation, guarded, path }) =>
    `${toStanding(`빌드가 출력 폴더 옆에 쓰는 ${beside}`, relation, toPlace(guarded))}(${path}). ${toWaysOut(guarded)}`,
  'cache-in-the-way': ({ cache, relation, content }) =>
    `${toStanding(`캐시 폴더 ${cache}`, relation, '내용 폴더')}(${content}). 캐시는 언제든 지울 수 있는 폴더입니다. ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.`,
  'cache-no-folder': ({ cache }) =>
    `캐시 폴더를 만들 수 없는 자리입니다: ${cache}. ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.`,
  'output-link-dangling': ({ link, target }) =>
    `출력 폴더의 링크가 없는 곳을 가리킵니다: ${link} → ${target}. 그 폴더를 만들거나 링크를 지워 주세요.`,
  'output-mounted': ({ out, inside }) =>
    `출력 폴더가 마운트된 자리라서 새것으로 바꿀 수 없습니다: ${out}. 그 안의 폴더를 정해 주세요 → ARCHIVE_OUT=${inside}`,
  'output-holds-mount': ({ out, mount }) =>
    `빌드가 통째로 바꾸는 출력 폴더(${out}) 안에 마운트된 자리가 있습니다: ${mount}. 마운트를 풀거나, ${anotherOutput}.`,
  'output-no-folder': ({ folder }) =>
    `폴더가 아니어서 그대로 두었습니다: ${folder}. ${anotherOutput}. 또는 다른 곳으로 옮겨 주세요.`,
  'output-versioned': ({ folder, own }) =>
    `버전 관리의 작업 폴더라서(${own}) 그대로 두었습니다: ${folder}. ${anotherOutput}. 그런 다음 만든 것을 이 작업 폴더에 복사해 주세요.`,
  'output-foreign': ({ folder }) =>
    `비어 있지 않고 빌드가 만들지도 않은 폴더라서 그대로 두었습니다: ${folder}. ${anotherOutput}. 또는 직접 비워 주세요.`,
  'leftover-stays': ({ folder, reason }) =>
    `앞선 빌드가 남긴 폴더를 지우지 못했습니다: ${folder} (${reason}). 직접 지워 주세요.`,
  'output-left': ({ folder, reason }) =>
    `지난 출력의 일부가 남아 있습니다: ${folder}. 다음 빌드가 지웁니다. 직접 지워도 됩니다. (${reason})`,
  'output-not-noted': ({ out, cache, reason }) =>
    `출력 폴더(${out})에 무엇이 있는지 캐시(${cache})에 적지 못했습니다. 다음 빌드는 모든 페이지를 다시 살펴봅니다. (${reason})`,
} satisfies Partial<FailureMessages>

const lockMessages = {
  'lock-taken': ({ out, path, process }) =>
    `다른 빌드(프로세스 ${process})가 출력 폴더에 쓰고 있습니다: ${out}. 끝날 때까지 기다리거나 그 빌드를 끝내 주세요. 잠금 파일은 ${path} 입니다.`,
  'lock-elsewhere': ({ path, host, process }) =>
    `다른 컴퓨터(${host})의 빌드(프로세스 ${process})가 잠갔습니다: ${path}. 끝날 때까지 기다려 주세요. 그 빌드가 이미 끝났다면 잠금 파일을 지워 주세요.`,
  'lock-restless': ({ path }) =>
    `잠금 파일이 계속 바뀝니다: ${path}. 다른 빌드들이 끝날 때까지 기다려 주세요.`,
  'lock-unwritable': ({ folder, reason }) =>
    `빌드는 출력 폴더 옆에 쓰는데, 그곳에 쓸 수 없습니다: ${folder} (${reason}). 쓰기 권한을 주거나, ${anotherOutput}.`,
  'lock-foreign': ({ path }) =>
    `빌드가 쓴 잠금 파일이 아닙니다: ${path}. 실행 중인 빌드가 없다면 지워 주세요.`,
  'lock-left': ({ path, reason }) =>
    `잠금 파일을 지우지 못했습니다: ${path} (${reason}). 다음 빌드가 이어받습니다. 직접 지워도 됩니다.`,
} satisfies Partial<FailureMessages>

const gitMessages = {
  'git-missing': () => '이 컴퓨터에 git이 없거나 PATH에서 찾을 수 없습니다. git을 설치해 주세요.',
  'git-no-folder': ({ folder }) => `그런 폴더가 없습니다: ${folder}`,
  'git-no-repository': ({ folder }) => `Git 저장소 안에 있는 폴더가 아닙니다: ${folder}`,
  'git-no-commit': ({ reference }) =>
    `이 저장소에 그런 커밋이 없습니다: ‘${reference}’. git fetch로 받아 오거나 다른 이름을 써 주세요.`,
  'git-incomplete': ({ path }) =>
    `Git에 그 커밋의 파일 내용이 없습니다: ${JSON.stringify(path)}. 저장소의 사본이 손상되었거나 일부뿐입니다. 나머지를 git fetch로 받아 주세요.`,
  'git-too-much': ({ command }) => `${command}: 한 번에 읽을 수 있는 것보다 많은 내용을 썼습니다.`,
  'git-ended': ({ command, signal, words }) => withWords(`${command}: ${signal} 신호로 끝났습니다.`, words),
  'git-failed': ({ command, exitCode, words }) =>
    withWords(`${command}: 실패했습니다(종료 코드 ${exitCode}).`, words),
  'git-not-started': ({ command, reason }) => `${command}: 실행하지 못했습니다(${reason}).`,
} satisfies Partial<FailureMessages>

export const failureMessages: FailureMessages = {
  'sources-changed': () => '사이트를 만드는 동안 프로그램의 소스가 바뀌었습니다. 다시 실행해 주세요.',
  'settings-changed': () => '사이트를 만드는 동안 archive.yaml이 바뀌었습니다. 다시 실행해 주세요.',
  'cache-changed': () => '사이트를 만드는 동안 다른 명령이 같은 캐시를 바꾸었습니다. 다시 실행해 주세요.',
  'file-changed': ({ path }) => `사이트를 만드는 동안 파일이 바뀌었습니다: ${path}. 다시 실행해 주세요.`,
  'templates-not-compiled': ({ said }) => `템플릿을 컴파일하지 못했습니다.\n${said}`,
  'templates-unreadable': ({ folder }) => `방금 쓴 템플릿을 다시 읽지 못했습니다: ${folder}`,
  'page-not-written': ({ file }) => `Astro의 빌드가 있어야 할 파일을 쓰지 않았습니다: ${file}`,
  'picture-reader-missing': ({ reason }) =>
    withWords('그림의 크기를 읽는 sharp를 쓸 수 없습니다. 다시 설치해 주세요 → npm ci', reason),
  'public-no-folder': ({ name }) => `폴더가 아닙니다: ${name}. 그대로 게시할 파일을 담는 폴더여야 합니다.`,
  'public-no-file': ({ path, kind }) =>
    `${publicKinds[kind]} 게시할 수 없습니다: ${path}. 파일을 그대로 두거나 지워 주세요.`,
  'public-clash': ({ clash, file, kind }) =>
    `게시할 수 없습니다: public/${clash}. 그 자리에는 사이트 자신의 것이 놓입니다(${ownKinds[kind]} ${file}). 이름을 바꾸거나 지워 주세요.`,
  ...outputMessages,
  ...lockMessages,
  ...gitMessages,
  ...importFailures,
  ...stackExchangeFailures,
  ...discourseFailures,
  ...tableFailures,
}
