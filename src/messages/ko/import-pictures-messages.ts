import { toGroupedNumber } from '../grouped-number.ts'
import { toVisibleText } from '../visible-text.ts'

/** What `npm run import -- pictures` says. */
export const pictureImportMessages = {
  phases: { pictures: '그림' },
  named: (count: number) => `글에 나오는 다른 곳의 그림 ${toGroupedNumber(count)}개를 살폈습니다.`,
  nothing: '다른 곳의 그림을 보여 주는 글이 없습니다.',
  fetched: (now: number, before: number) =>
    `files 폴더에 있는 것: ${toGroupedNumber(now + before)}개 (이번에 받은 것 ${toGroupedNumber(now)}개)`,
  rewritten: (files: number) => `그 그림을 가리키게 고친 파일: ${toGroupedNumber(files)}개`,
  missing: (count: number) => `받지 못한 것: ${toGroupedNumber(count)}개`,
  unplaced: '그림은 받았지만 주소가 여러 줄에 걸쳐 있어 글을 고치지 못했습니다. 손으로 고쳐 주세요',
  refused: '주소를 고치면 글이 크기의 한도를 넘어 그대로 둔 파일입니다. 글을 나누거나 줄여 주세요',
  faulty: '고칠 곳이 있어 읽지 못한 파일입니다. npm run check로 먼저 고쳐 주세요',
  /** Each stands before a count, and heads a list. */
  reasons: {
    gone: '사라졌습니다(404, 410)',
    status: '서버가 그림을 주지 않습니다',
    unreachable: '서버가 대답하지 않습니다. 나중에 다시 실행해 보세요',
    certificate: '서버의 인증서가 올바르지 않습니다',
    later: '서버가 나중에 다시 오라고 합니다. 나중에 다시 실행해 주세요',
    private: '사설망이나 예약된 주소라 받지 않았습니다. 받으려면 --allow-private를 붙여 주세요',
    redirects: '다른 주소로 끝없이 넘어갑니다',
    'no-address': '받을 수 있는 주소가 아닙니다',
    relative: '어느 서버의 주소인지 알 수 없습니다. archive.yaml의 formerUrls에 옛 주소를 적어 주세요',
    'too-many-bytes': '2MB보다 큽니다',
    'too-many-pixels': '2,500만 화소보다 큽니다',
    'no-picture': '그림이 아닙니다',
    damaged: '끝까지 있지 않거나 망가져 있습니다',
    'too-complex': '부가 정보(메타데이터)가 너무 많습니다',
    position: '찍은 위치(GPS)를 지울 수 없는 그림입니다',
  },
  stopped: (left: number) =>
    `멈추었습니다. 아직 받지 않은 그림 ${toGroupedNumber(left)}개. 이어서 받으려면 → npm run import -- pictures`,
  list: (path: string) => `받지 못한 그림과 그 자리: ${toVisibleText(path)}`,
  listUnwritten: (path: string, reason: string) =>
    `목록을 쓰지 못했습니다: ${toVisibleText(path)} (${toVisibleText(reason)})`,
  next: '다음: npm run check',
  wrong: {
    count: (option: string, value: string, least: number, most: number) =>
      `쓸 수 없는 값입니다: ${option} ${value}. ${least}부터 ${most}까지의 수를 써 주세요.`,
  },
}
